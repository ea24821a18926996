/**
 * How the server runs. A collection when the heap has grown by a quarter, not by half or more: with 2,000 open streams it takes a sixth less memory, and no processor time that could be
 * measured (`npm run bench:assistant`).
 */
export const SERVER_FLAGS = ['--enable-source-maps', '--heap-growing-percent=25']

/** Pictures are decoded by several threads; glibc would keep the memory that each of them freed. */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' }
