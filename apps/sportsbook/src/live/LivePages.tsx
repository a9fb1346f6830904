// A separate chunk, so that a table of one page does not load a pagination.
export { Pagination as LivePages } from '@kvota/ui';
