/** What queries of the operator's content begin with: banners, documents. They go stale when settings change (NET-16). */
export const contentKey = ['content'] as const;
