import { readLinkTarget } from '@kvota/content';
import type { Locale } from '@kvota/contracts';
import type { WrittenBanner } from '@kvota/contracts/operator';
import { localeAtom, newId, useHost } from '@kvota/shell';
import { Button, ErrorState, IconButton, Select, Skeleton, Switch, TextField } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState, type ReactElement } from 'react';

import type { Editor } from '../editor/editor.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { loadBanners, type Banners } from './load-banners.ts';
import { moved } from './moved.ts';
import * as css from './content.css.ts';
import { PictureField } from './picture/PictureField.tsx';

type Page = 'home' | 'promo';
type Tone = NonNullable<WrittenBanner['tone']>;

/** Banners of home and of the promotions: texts by language, order, pictures, links (OP-68). */
export function BannersPart({ editor }: { readonly editor: Editor }): ReactElement {
  const { t } = useLingui();
  const { api } = useHost();
  const edited = useAtomValue(editor.contentAtom).banners;
  const found = useQuery({
    queryKey: ['appearance', 'publishedBanners'],
    queryFn: ({ signal }) => loadBanners(api, signal),
    enabled: edited === undefined,
  });
  const value = edited ?? found.data;
  if (found.isError && value === undefined) {
    return (
      <ErrorState
        headingLevel={3}
        title={t({ id: 'theme.banners.failed', message: 'The banners could not be loaded' })}
        onRetry={() => void found.refetch()}
        busy={found.isFetching}
      />
    );
  }
  return value === undefined ? <Skeleton height={200} radius={10} /> : <BannerList editor={editor} value={value} />;
}

function BannerList({ editor, value }: { readonly editor: Editor; readonly value: Banners }): ReactElement {
  const { t } = useLingui();
  const [page, setPage] = useState<Page>('home');
  const [locale, setLocale] = useState<Locale>(useAtomValue(localeAtom));
  const [opened, setOpened] = useState<string>();
  const own = value.banners.filter((banner) => banner.page === page).toSorted((a, b) => a.order - b.order);
  const change = (next: readonly WrittenBanner[]): void => {
    const ordered = next.map((banner, at) => ({ ...banner, order: at + 1 }));
    const others = value.banners.filter((banner) => banner.page !== page);
    editor.changeContent('banners', { banners: [...others, ...ordered], pages: [...value.pages] });
  };
  const titleOf = (banner: WrittenBanner): string =>
    banner.title[locale] || banner.title.en || t({ id: 'theme.banner.noTitle', message: 'without a title' });
  return (
    <div className={css.stack}>
      <Select<Page>
        label={t({ id: 'theme.banners.page', message: 'Page' })}
        value={page}
        onValueChange={setPage}
        items={[
          { value: 'home', label: t({ id: 'theme.banners.home', message: 'Home' }) },
          { value: 'promo', label: t({ id: 'theme.banners.promo', message: 'Promotions' }) },
        ]}
      />
      <LanguageChoice value={locale} onChange={setLocale} />
      {own.map((banner, at) => {
        const name = titleOf(banner);
        return (
          <div key={banner.id} className={css.card}>
            <div className={css.cardHead}>
              <Button
                className={css.cardTitle}
                size="sm"
                variant="ghost"
                aria-expanded={opened === banner.id}
                onClick={() => setOpened(opened === banner.id ? undefined : banner.id)}
              >
                {name}
              </Button>
              <IconButton
                size="sm"
                label={t({ id: 'theme.moveUp', message: `Move ${name} up` })}
                icon={<IconArrowUp size={18} />}
                disabledReason={at === 0 ? t({ id: 'theme.move.first', message: 'It is the first' }) : undefined}
                onClick={() => change(moved(own, at, -1))}
              />
              <IconButton
                size="sm"
                label={t({ id: 'theme.moveDown', message: `Move ${name} down` })}
                icon={<IconArrowDown size={18} />}
                disabledReason={
                  at === own.length - 1 ? t({ id: 'theme.move.last', message: 'It is the last' }) : undefined
                }
                onClick={() => change(moved(own, at, 1))}
              />
              <IconButton
                size="sm"
                label={t({ id: 'theme.banner.delete', message: `Delete ${name}` })}
                icon={<IconTrash size={18} />}
                onClick={() => change(own.toSpliced(at, 1))}
              />
            </div>
            {opened === banner.id ? (
              <BannerForm banner={banner} locale={locale} onChange={(next) => change(own.with(at, next))} />
            ) : null}
          </div>
        );
      })}
      <Button
        icon={<IconPlus size={18} />}
        onClick={() => {
          const id = newId();
          setOpened(id);
          change([
            ...own,
            { id, page, image: '', mobileImage: '', title: {}, link: '', order: 0, active: true, tone: 'brand' },
          ]);
        }}
      >
        {t({ id: 'theme.banner.add', message: 'Add a banner' })}
      </Button>
    </div>
  );
}

function BannerForm(props: {
  readonly banner: WrittenBanner;
  readonly locale: Locale;
  readonly onChange: (banner: WrittenBanner) => void;
}): ReactElement {
  const { banner, locale, onChange } = props;
  const { t } = useLingui();
  const written = (part: 'title' | 'text' | 'action') => ({
    value: banner[part]?.[locale] ?? '',
    onValueChange: (text: string) => onChange({ ...banner, [part]: { ...banner[part], [locale]: text } }),
  });
  return (
    <div className={css.stack}>
      <TextField
        size="sm"
        label={t({ id: 'theme.banner.title', message: 'Title' })}
        maxLength={80}
        {...written('title')}
      />
      <TextField
        size="sm"
        label={t({ id: 'theme.banner.text', message: 'Text' })}
        maxLength={160}
        {...written('text')}
      />
      <TextField
        size="sm"
        label={t({ id: 'theme.banner.action', message: 'Label of the link' })}
        maxLength={40}
        {...written('action')}
      />
      <TextField
        size="sm"
        label={t({ id: 'theme.banner.link', message: 'Link' })}
        hint={t({ id: 'theme.banner.linkHint', message: 'A path such as /betting, or https://' })}
        value={banner.link}
        onValueChange={(link) => onChange({ ...banner, link: link.trim() })}
        error={
          banner.link === '' || readLinkTarget(banner.link)
            ? undefined
            : t({ id: 'theme.banner.linkWrong', message: 'This is not a link' })
        }
      />
      <PictureField
        size="sm"
        label={t({ id: 'theme.banner.image', message: 'Picture' })}
        value={banner.image}
        onValueChange={(image) => onChange({ ...banner, image })}
      />
      <PictureField
        size="sm"
        label={t({ id: 'theme.banner.mobileImage', message: 'Picture on phones' })}
        value={banner.mobileImage}
        onValueChange={(mobileImage) => onChange({ ...banner, mobileImage })}
      />
      <Select<Tone>
        size="sm"
        label={t({ id: 'theme.banner.tone', message: 'Colour without a picture' })}
        value={banner.tone ?? 'plain'}
        onValueChange={(tone) => onChange({ ...banner, tone })}
        items={[
          { value: 'brand', label: t({ id: 'theme.group.brand', message: 'Brand' }) },
          { value: 'casino', label: t({ id: 'theme.group.casino', message: 'Casino' }) },
          { value: 'live', label: t({ id: 'theme.group.live', message: 'Live' }) },
          { value: 'plain', label: t({ id: 'theme.banner.plain', message: 'Plain' }) },
        ]}
      />
      <Switch
        label={t({ id: 'theme.banner.active', message: 'Shown' })}
        checked={banner.active}
        onCheckedChange={(active) => onChange({ ...banner, active })}
      />
    </div>
  );
}
