/** What we use of the browser's storages, so that another can stand in. */
export type KeyStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;
