/** The part of the browser's storages that is used here, so that tests and stories can replace it. */
export type KeyStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;
