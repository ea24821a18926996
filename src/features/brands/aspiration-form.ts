/** Where visitors write a wish or a complaint on the site itself (`voices/page-forms.ts`). */
export const ASPIRATION_FORM = '/Collaboration#aspirasi'
