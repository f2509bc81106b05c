/** Pictures that anybody can use: those of picture libraries, told by their addresses and file names alone. */
const libraries: readonly (readonly [name: string, address: RegExp])[] = [
  ['Unsplash', /\bimages\.unsplash\.com\/|[-_/]unsplash\.\w{3,4}$|-unsplash[-_.]/i],
  ['Pexels', /\bimages\.pexels\.com\/|\/pexels-photo-\d|\/pexels-[a-z-]+-\d{4,}/i],
  ['Pixabay', /\b(?:cdn\.)?pixabay\.com\/|[-_]pixabay[-_.]/i],
  ['iStock', /\bmedia\.istockphoto\.com\/|istockphoto-\d{5,}|[/_-]istock[-_]\d{5,}/i],
  ['Shutterstock', /\bshutterstock\.com\/|[/_-]shutterstock_\d{5,}/i],
  ['Adobe Stock', /[/_-]adobestock_\d{5,}/i],
  ['Getty Images', /[/_-]gettyimages-\d{5,}/i],
  ['Depositphotos', /[/_-]depositphotos_\d{5,}/i],
  ['Dreamstime', /[/_-]dreamstime_\w*\d{5,}/i],
  ['Freepik', /\bimg\.freepik\.com\//i],
  ['Pakutaso', /pakutaso[._]?com/i],
]

const urlCharactersMax = 400

/** The library that an address names; null for a picture of unknown origin. */
export const libraryOf = (url: string): string | null =>
  url.length > urlCharactersMax
    ? null
    : (libraries.find(([, address]) => address.test(url.split('#')[0] ?? ''))?.[0] ?? null)
