/** The orders of the list of tenants. */
export const TENANT_SORTS = ['slug', 'members', 'classes', 'posts', 'storage', 'views', 'active'] as const

export const FIRST_TENANT_SORT = 'slug'
