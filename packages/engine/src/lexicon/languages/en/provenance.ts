import type { ProvenanceLists } from '../../provenance/lists.ts'

export const provenance: ProvenanceLists = {
  rival:
    'others|other providers|other agencies|other companies|other tools|other solutions|other apps|other banks|other platforms|most agencies|most companies|most providers|most tools|competitors|the competition|competitor|traditional|traditional approach|traditional way|the traditional way|traditional agencies|traditional providers|traditional tools|the old way|old way|typical agency|typical provider|typical|conventional|conventional way|without us|doing it yourself|do it yourself|alternatives|the alternative|status quo|elsewhere|the rest|everyone else|before us|generic tools|in house team|freelancers',
  contrast:
    'unlike|in contrast to|as opposed to|compared to other|compared with other|other companies|other providers|other agencies|other tools|most agencies|most companies|most providers|most tools|many agencies|many companies|many providers|our competitors|competitors|traditional agencies|traditional tools|traditional methods',
  example:
    'example|examples|sample|samples|example calculation|sample calculation|calculation example|for illustration only|illustration only|illustrative example|example scenario|demo data|sample data|dummy data|fictional example|for demonstration|for demonstration purposes|example only|worked example|sample report|sample invoice|sample project|example review|example reviews|sample review|sample reviews|placeholder review|sample testimonial|example testimonial|placeholder',
  credits:
    'website by|site by|web design by|webdesign by|designed by|design by|website design by|developed by|site designed by|website created by|website built by|built by|made by|created by|site created by|powered by|hosted by|hosting by|photos by|photo by|photography by|photo credit|photo credits|photo|photos|image by|images by|image credit|image credits|icons by|icon by|illustrations by|illustration by|theme by|template by|fonts by|video by|music by|translation by|translated by',
  otherOffers:
    'our other products|our other apps|our other projects|our other brands|our other services|our other sites|our other websites|other products|other apps|other projects by us|more from us|more products from|more apps from|also by us|also from us|also from the makers of|from the makers of|from the same team|sister brands|sister brand|sister companies|sister company|sister site|sister sites|our family of brands|our brands|visit our other|our partner sites|check out our other',
}
