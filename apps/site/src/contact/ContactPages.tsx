import { readLinkTarget } from '@kvota/content';
import type { SiteIdentity } from '@kvota/contracts';
import type { SitemapId } from '@kvota/sitemap';
import { PageLink, usePageTitle, useSiteIdentity } from '@kvota/shell';
import { Heading, LinkCard, LinkCardGrid, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import {
  IconBook2,
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandTelegram,
  IconBrandTiktok,
  IconBrandX,
  IconBrandYoutube,
  IconFileText,
  IconHeartHandshake,
  IconMail,
  IconMessageCircle,
  IconPhone,
} from '@tabler/icons-react';
import type { ComponentType, ReactElement } from 'react';

import * as css from './contact.css.ts';
import { ContactForm } from './ContactForm.tsx';

/** Contact data of the operator, and a form (ROUTE-12). */
export function ContactPage(): ReactElement {
  return (
    <div className={css.page}>
      <Head page="contactUs" />
      <ContactMethods />
      <ContactForm />
    </div>
  );
}

/** Help: common questions, then contact data (ROUTE-29). */
export function SupportPage(): ReactElement {
  return (
    <div className={css.page}>
      <Head page="support" />
      <LinkCardGrid>
        <Help page="sportbettingRules" icon={<IconBook2 size={22} />} />
        <Help page="responsibleGambling" icon={<IconHeartHandshake size={22} />} />
        <Help page="documents" icon={<IconFileText size={22} />} />
      </LinkCardGrid>
      <ContactMethods />
      <ContactForm />
    </div>
  );
}

function Head({ page }: { readonly page: 'contactUs' | 'support' }): ReactElement {
  const { t } = useLingui();
  const title = usePageTitle(page);
  return (
    <div className={css.head}>
      <Heading>{title}</Heading>
      <Text tone="secondary">
        {page === 'support'
          ? t({ id: 'support.intro', message: 'Most answers are in the rules. For everything else, write to us.' })
          : t({ id: 'contact.intro', message: 'Questions, complaints, praise: people read what you write here.' })}
      </Text>
    </div>
  );
}

function Help({ page, icon }: { readonly page: SitemapId; readonly icon: ReactElement }): ReactElement {
  return <LinkCard title={usePageTitle(page)} icon={icon} render={(props) => <PageLink page={page} {...props} />} />;
}

const signs: Record<SiteIdentity['socials'][number]['network'], readonly [string, ComponentType<{ size?: number }>]> = {
  facebook: ['Facebook', IconBrandFacebook],
  instagram: ['Instagram', IconBrandInstagram],
  x: ['X', IconBrandX],
  youtube: ['YouTube', IconBrandYoutube],
  telegram: ['Telegram', IconBrandTelegram],
  viber: ['Viber', IconMessageCircle],
  tiktok: ['TikTok', IconBrandTiktok],
};

/** Contact data of the theme settings: e-mail, telephone, socials (THEME-07). Missing ones are not shown. */
function ContactMethods(): ReactElement | null {
  const { t } = useLingui();
  const { name: site, support, socials } = useSiteIdentity();
  const { email, phone, hours } = support;
  const mail = readLinkTarget(`mailto:${email}`)?.kind === 'mail' ? email : '';
  const tel = /^\+?\d[\d ()/-]{3,30}$/.test(phone) ? phone.replaceAll(/[^+\d]/g, '') : '';
  if (mail === '' && tel === '' && socials.length === 0) return null;
  return (
    <LinkCardGrid>
      {mail === '' ? null : (
        <LinkCard
          title={t({ id: 'contact.email', message: 'Email' })}
          note={mail}
          icon={<IconMail size={22} />}
          href={`mailto:${mail}`}
        />
      )}
      {tel === '' ? null : (
        <LinkCard
          title={t({ id: 'contact.phone', message: 'Telephone' })}
          note={phone}
          {...(hours !== '' && { meta: hours })}
          icon={<IconPhone size={22} />}
          href={`tel:${tel}`}
        />
      )}
      {socials.map(({ network, link }) => {
        const [name, Sign] = signs[network];
        return (
          <LinkCard
            key={link}
            title={name}
            note={site}
            icon={<Sign size={22} />}
            render={(props) => (
              <a href={link} target="_blank" rel="noopener noreferrer" {...props}>
                {props.children}
              </a>
            )}
          />
        );
      })}
    </LinkCardGrid>
  );
}
