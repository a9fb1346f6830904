/** The part of the window that the services use. */
export interface PageEvents {
  readonly addEventListener: Window['addEventListener'];
  readonly removeEventListener: Window['removeEventListener'];
  readonly navigator: Pick<Navigator, 'onLine'>;
}
