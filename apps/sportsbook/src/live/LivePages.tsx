// By itself, so that a table of one page does not load the parts of a pagination.
export { Pagination as LivePages } from '@kvota/ui';
