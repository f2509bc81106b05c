// Written by `npm run languages` from the folders of languages/.
export const furtherLanguages = ['bg', 'ca', 'et', 'fa', 'hi', 'hr', 'id', 'lt', 'lv', 'sk', 'sl', 'th', 'vi'] as const
