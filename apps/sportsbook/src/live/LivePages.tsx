// A separate module, so that a table of one page does not load the pagination.
export { Pagination as LivePages } from '@kvota/ui';
