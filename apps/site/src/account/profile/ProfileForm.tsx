import type { Profile } from '@kvota/contracts';
import { onlineAtom } from '@kvota/shell';
import { Button } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import * as css from '../frame/account.css.ts';
import { changesOf, withDraft } from './profile-changes.ts';
import { useProfileDraft } from './profile-draft.ts';
import { focusInput, ProfileInputs } from './ProfileInputs.tsx';
import { useSaveProfile } from './use-save-profile.ts';

/** The player's personal data. Only changed fields are sent. */
export function ProfileForm({ profile }: { readonly profile: Profile }): ReactElement {
  const { draft, type, discard, forget } = useProfileDraft(profile);
  const { save, saving, faultOf, clearFault, reset } = useSaveProfile({ onSaved: forget, onRefused: focusInput });
  const online = useAtomValue(onlineAtom);
  const typed = withDraft(profile, draft);
  const changes = changesOf(profile, typed);
  const changed = Object.keys(changes).length > 0;
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (changed && online && !saving) save(changes);
      }}
    >
      <ProfileInputs
        profile={profile}
        typed={typed}
        onType={(field, text) => {
          type(field, text);
          clearFault(field);
        }}
        faultOf={faultOf}
      />
      <ProfileActions
        changed={changed}
        online={online}
        saving={saving}
        onDiscard={() => {
          discard();
          reset();
        }}
      />
    </form>
  );
}

/** The buttons below the form. "Discard" is shown while there are changes. */
function ProfileActions(props: {
  readonly changed: boolean;
  readonly online: boolean;
  readonly saving: boolean;
  readonly onDiscard: () => void;
}): ReactElement {
  const { changed, online, saving, onDiscard } = props;
  const { t } = useLingui();
  return (
    <div className={css.actions}>
      <Button
        variant="brand"
        type="submit"
        busy={saving}
        disabledReason={
          online
            ? changed
              ? undefined
              : t({ id: 'profile.unchanged', message: 'Nothing has been changed.' })
            : t({ id: 'profile.offline', message: 'You are offline.' })
        }
      >
        {t({ id: 'profile.save', message: 'Save' })}
      </Button>
      {changed ? (
        <Button variant="ghost" onClick={onDiscard}>
          {t({ id: 'profile.discard', message: 'Discard changes' })}
        </Button>
      ) : null}
    </div>
  );
}
