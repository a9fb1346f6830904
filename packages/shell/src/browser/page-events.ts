/** What the services hear of the window they run in, and what they ask of it. */
export interface PageEvents {
  readonly addEventListener: Window['addEventListener'];
  readonly removeEventListener: Window['removeEventListener'];
  readonly navigator: Pick<Navigator, 'onLine'>;
}
