import type { PagesLists } from '../../pages/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const pages: SomeOf<PagesLists> = {
  controls: {
    menu: '☰|≡',
    'back-to-top': '↑|▲',
  },
  pictures: {
    photo:
      'img|dsc|dscn|dscf|pxl|dji|unsplash|pexels|pixabay|shutterstock|istock|istockphoto|gettyimages|adobestock|depositphotos|freepik photo|whatsapp image',
    illustration: 'undraw|storyset|humaaans|lottie|blob|openpeeps|drawkit|manypixels|isometric',
    icon: 'ico|icn|favicon|emoji|sprite|chevron',
    logo: 'logotype|wordmark|app store badge|google play badge|appstore|googleplay',
  },
}
