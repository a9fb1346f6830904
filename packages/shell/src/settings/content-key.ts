/** First part of the query keys of the operator's content: banners and documents. They go stale when settings change (NET-16). */
export const contentKey = ['content'] as const;
