/**
 * Namespaces of custom properties that frameworks, editors and widgets bring along, used or not. What a site shows of
 * them is seen on its elements anyway.
 */
const frameworkNamespaces = new RegExp(
  `^--(?:${[
    'bs-',
    'tw-',
    'wp--preset--',
    'wp-admin-',
    'wp-block-',
    'wp-components-',
    'wp--style--',
    'mdc-',
    'mat-',
    'md-',
    'mui-',
    'bulma-',
    'chakra-',
    'mantine-',
    'ant-',
    'fa-',
    'swiper-',
    'plyr-',
    'vjs-',
    'media-',
    'wc-',
    'woocommerce-',
    'wc-green',
    'wc-red',
    'wc-orange',
    'wc-blue',
    'wc-primary',
    'wc-secondary',
    'wc-highligh',
    'jetpack-',
    'toastify-',
    'rsbs-',
    'splide-',
    'slick-',
    'fancybox-',
    'f-',
    'pswp-',
    'lg-',
    'ck-',
    'quill-',
    'cm-',
    'monaco-',
    'prism-',
    'shiki-',
    'hljs-',
    'docsearch-',
    'ifm-color-(?:success|info|warning|danger|secondary)',
    'cc-',
    'cookie',
    'onetrust-',
    'cmplz-',
    'ot-',
    'ff-',
    'forminator-',
    'wpforms-',
    'gf-',
    'cf7-',
    'ion-color-(?:success|warning|danger|light|medium|dark)',
    'sl-color-',
    'wa-color-',
    'radix-',
    'rdp-',
    'rt-color-',
    'rdg-',
    'tippy-',
    'leaflet-',
    'maplibre-',
    'fc-',
    'iti-',
    'reach-',
    'uk-',
    'pico-',
    'spectrum-',
    'ms-',
    'q-',
    'v-theme-(?:error|info|success|warning)',
    'el-',
    'van-',
    'p-',
    'amplify-',
    'pf-',
    'cds-',
    'goa-',
    'fluent',
    'trp-',
    'rank-math-',
    'yoast-',
    'theplus-',
    'uicore-',
    'navigation-layout-',
    'highlight-',
    'code-',
    'token-',
    'syntax-',
    'recaptcha-',
    'tooltip-',
    'paypal-',
    'stripe-',
    'shopify-accelerated-',
    'apple-pay-',
    'payment-',
    'jdgm-',
    'yotpo-',
    'loox-',
    'klaviyo-',
    'hs-',
    'intercom-',
    'crisp-',
    'tawk-',
    'elfsight-',
    'trustpilot-',
    'iub-',
    'ez-toc-',
    'tec-',
    'tribe-',
    'bp-',
    'ld-',
    'llms-',
  ].join('|')})`,
  'i',
)

const hues =
  'slate|gray|grey|zinc|neutral|stone|taupe|mauve|mist|olive|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|' +
  'violet|purple|fuchsia|pink|rose|white|black'

/** A whole scale of hues and shades: `--color-sky-500` (Tailwind 4), `--blue`, `--gray-dark` (Bootstrap 4), `--blue-6`. */
const scaleOfHues = new RegExp(
  `^--(?:color-|colors-|palette-)?(?:${hues}|dark|light|success|info|warning|danger|error)(?:-?(?:dark|light|\\d{1,4}|[al]\\d{1,2}))?$`,
  'i',
)

/** Tailwind's default theme names all shades of all hues. */
export const isFrameworkToken = (name: string): boolean => frameworkNamespaces.test(name)

export const isScaleToken = (name: string): boolean => scaleOfHues.test(name)

/** Colours that frameworks paint when nobody chose any, by framework: primary, states, greys with a hue. */
const defaults: Record<string, string> = {
  'Bootstrap 3':
    '337ab7 23527c 286090 2e6da4 5cb85c 4cae4c 5bc0de 46b8da f0ad4e eea236 d9534f d43f3a 428bca 31708f 3c763d 8a6d3b a94442',
  'Bootstrap 4':
    '007bff 0056b3 0069d9 0062cc 6c757d 28a745 218838 17a2b8 138496 ffc107 e0a800 dc3545 c82333 343a40 6610f2 6f42c1 e83e8c fd7e14 20c997',
  'Bootstrap 5':
    '0d6efd 0b5ed7 0a58ca 198754 157347 0dcaf0 31d2f2 bb2d3b 212529 d63384 cfe2ff 9ec5fe 052c65 d1e7dd f8d7da fff3cd cff4fc',
  Material: '6200ee 3700b3 03dac6 03dac5 3f51b5 ff4081 1976d2 1565c0 dc004e 9c27b0 d32f2f 2196f3',
  Foundation: '1779ba 14679e 126195 2199e8 3adb76 ffae00 cc4b37 008cba f04124 43ac6a',
  Bulma: '00d1b2 485fc7 3273dc 3e8ed0 209cee 23d160 48c78e ffdd57 ffe08a ff3860 f14668',
  Chakra: '3182ce 2b6cb0 319795 38a169 e53e3e',
  Mantine: '228be6 1c7ed6',
  'Ant Design': '1677ff 4096ff 1890ff 40a9ff 52c41a faad14 ff4d4f f5222d',
  WordPress: 'f78da7 cf2e2e ff6900 fcb900 7bdcb5 00d084 8ed1fc 0693e3 abb8c3 9b51e0 32373c 0073aa 007cba 21759b',
  Elementor: '6ec1e4 61ce70 54595f cc3366',
  WooCommerce: 'a46497 7f54b3 720eec b81c23 0f834d 77a464 958e09',
  Swiper: '007aff',
  'the video player': '2b333f 73859f',
  browsers: '0000ee 0000ff 551a8b ee0000 0066cc',
}

/** Tile colours that icon generators write. */
export const generatorTiles: ReadonlySet<string> = new Set(
  'da532c 2d89ef 00aba9 b91d47 603cba 9f00a7 2b5797 ffc40d 99b433 1e7145 ee1111 e3a21a 5bbad5'
    .split(' ')
    .map((hex) => `#${hex}`),
)

const frameworkOf = new Map<string, string>(
  Object.entries(defaults).flatMap(([framework, hexes]) =>
    hexes.split(' ').map((hex) => [`#${hex}`, framework] as const),
  ),
)

/** The framework whose default a colour is. */
export const frameworkOfColor = (hex: string): string | null => frameworkOf.get(hex) ?? null
