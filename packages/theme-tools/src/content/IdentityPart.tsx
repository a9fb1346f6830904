import { socialNetworks, type SiteIdentity } from '@kvota/contracts';
import { siteIdentitiesAtom, themeAtom, type SiteIdentities } from '@kvota/shell';
import { Switch, TextField } from '@kvota/ui';
import { readLinkTarget } from '@kvota/content';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState, type ReactElement } from 'react';

import type { Editor } from '../editor/editor.ts';
import * as css from './content.css.ts';
import { PictureField } from './picture/PictureField.tsx';

const empty: SiteIdentity = { logo: '', name: '', support: { email: '', phone: '', hours: '' }, socials: [] };

const isEmail = (text: string): boolean => text === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Logo, name, contacts and social links of the site, for one theme or for both (THEME-07). */
export function IdentityPart({ editor }: { readonly editor: Editor }): ReactElement {
  const { t } = useLingui();
  const theme = useAtomValue(themeAtom);
  const published = useAtomValue(siteIdentitiesAtom);
  const edited = useAtomValue(editor.contentAtom).identity;
  const [both, setBoth] = useState(true);
  const value: SiteIdentities = edited ?? published ?? { dark: empty, light: empty };
  const identity = value[theme];
  const change = (part: Partial<SiteIdentity>): void => {
    const next = { ...identity, ...part };
    editor.changeContent(
      'identity',
      both ? { dark: { ...value.dark, ...part }, light: { ...value.light, ...part } } : { ...value, [theme]: next },
    );
  };
  const wrongLink = t({ id: 'theme.identity.link', message: 'An address that begins with https://' });
  return (
    <div className={css.stack}>
      <Switch
        label={t({ id: 'theme.identity.both', message: 'For both themes' })}
        checked={both}
        onCheckedChange={setBoth}
      />
      <TextField
        label={t({ id: 'theme.identity.name', message: 'Name of the site' })}
        value={identity.name}
        maxLength={60}
        onValueChange={(name) => change({ name })}
      />
      <PictureField
        label={t({ id: 'theme.identity.logo', message: 'Address of the logo' })}
        hint={t({ id: 'theme.identity.logoHint', message: 'Empty: the name in the letters of Kvota' })}
        value={identity.logo}
        onValueChange={(logo) => change({ logo })}
      />
      <TextField
        label={t({ id: 'theme.identity.email', message: 'E-mail for players' })}
        type="email"
        value={identity.support.email}
        onValueChange={(email) => change({ support: { ...identity.support, email: email.trim() } })}
        error={
          isEmail(identity.support.email)
            ? undefined
            : t({ id: 'theme.identity.emailWrong', message: 'This is not an e-mail address' })
        }
      />
      <TextField
        label={t({ id: 'theme.identity.phone', message: 'Phone for players' })}
        value={identity.support.phone}
        maxLength={40}
        onValueChange={(phone) => change({ support: { ...identity.support, phone } })}
      />
      <TextField
        label={t({ id: 'theme.identity.hours', message: 'Hours' })}
        value={identity.support.hours}
        maxLength={80}
        onValueChange={(hours) => change({ support: { ...identity.support, hours } })}
      />
      {socialNetworks.map((network) => {
        const link = identity.socials.find((one) => one.network === network)?.link ?? '';
        const name = `${network.charAt(0).toUpperCase()}${network.slice(1)}`;
        return (
          <TextField
            key={network}
            size="sm"
            label={name}
            value={link}
            onValueChange={(next) => {
              const others = identity.socials.filter((one) => one.network !== network);
              change({ socials: next.trim() === '' ? others : [...others, { network, link: next.trim() }] });
            }}
            error={link === '' || readLinkTarget(link)?.kind === 'elsewhere' ? undefined : wrongLink}
          />
        );
      })}
    </div>
  );
}
