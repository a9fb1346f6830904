/** Choice of the toolbar for the template of the story "Try a theme". */
export const triedChoice = 'tried';

/**
 * The choices of the toolbar for a template, by their value (DEV-04). They are written here, because the presets would
 * bring all theme tools before the first story. `template.ts` throws if one is missing.
 */
export const templateChoices: Readonly<Record<string, string>> = {
  kvota: 'Kvota',
  adria: 'Adria',
  stadion: 'Stadion',
  velvet: 'Velvet',
  [triedChoice]: 'The one being tried',
};
