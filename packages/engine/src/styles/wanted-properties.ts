const wanted = new Set(
  (
    'display visibility position opacity clip clip-path width height max-height overflow font font-size font-weight ' +
    'font-family color background background-color background-image border border-color border-width border-style ' +
    'padding padding-left padding-right padding-top padding-bottom text-indent text-transform cursor border-radius left top ' +
    'border-top border-bottom border-left border-right fill stroke stop-color color-scheme min-height background-clip -webkit-background-clip ' +
    'mask mask-image -webkit-mask -webkit-mask-image'
  ).split(' '),
)

/** Whether facts ask about a property; all others are passed over when a stylesheet is read. */
export const isWanted = (property: string) => wanted.has(property) || property.startsWith('--')
