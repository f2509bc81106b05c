import type { PagesLists } from '../../pages/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const pages: SomeOf<PagesLists> = {
  pages: {
    about: 'हमारे बारे में|परिचय|कंपनी प्रोफाइल',
    contact: 'संपर्क करें|संपर्क|हमसे संपर्क करें',
    legal: 'गोपनीयता नीति|नियम और शर्तें',
    pricing: 'मूल्य निर्धारण|कीमत',
    product: 'उत्पाद|सेवाएं|हमारी सेवाएं',
    blog: 'ब्लॉग|समाचार',
    faq: 'अक्सर पूछे जाने वाले प्रश्न|सहायता',
  },
  blocks: {
    testimonials: 'ग्राहकों की राय|ग्राहक समीक्षा|ग्राहकों के अनुभव|हमारे ग्राहक क्या कहते हैं|लोग क्या कहते हैं|प्रशंसापत्र',
  },
  policies: {
    privacy: 'गोपनीयता नीति',
    terms: 'नियम और शर्तें',
  },
  controls: {
    'read-more': 'और पढ़ें|अधिक जानें',
  },
}
