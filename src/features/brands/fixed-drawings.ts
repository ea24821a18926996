/** Drawings of pages that every site has. */
export const FESTIVAL_DRAWING = '/art/event/festival-belajar-bersama.svg'
export const METAMORFOSA_DRAWING = '/art/articles/metamorfosa.svg'
