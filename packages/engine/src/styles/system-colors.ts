/** System colours (CSS Color 4 § 6.2) as the common browsers paint them on a light page. */
export const systemColors = new Map<string, string>(
  Object.entries({
    accentcolor: '#0075ff',
    accentcolortext: '#ffffff',
    activetext: '#ff0000',
    buttonborder: '#000000',
    buttonface: '#efefef',
    buttontext: '#000000',
    canvas: '#ffffff',
    canvastext: '#000000',
    field: '#ffffff',
    fieldtext: '#000000',
    graytext: '#808080',
    highlight: '#0078d7',
    highlighttext: '#ffffff',
    linktext: '#0000ee',
    mark: '#ffff00',
    marktext: '#000000',
    selecteditem: '#0078d7',
    selecteditemtext: '#ffffff',
    visitedtext: '#551a8b',
  }),
)
