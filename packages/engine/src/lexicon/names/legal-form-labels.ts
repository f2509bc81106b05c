/** Words that introduce the name of a company, in Latin letters: part of no name. */
export const latinPhrases =
  'copyright|by|the|for|firma|company|name|operator|owner|betreiber|inhaber|anbieter|éditeur|titular|titolare|verantwortlich|verantwortlicher|reserved|rights|responsible|impressum|kontakt|contact|address|adresse|website|webseite|site|is|von|par|por|durch|at|with|about|über|visit|from|join|our|unsere|notre|and|powered|imprint|legal'

/** The same in scripts that glue words together. */
export const otherPhrases =
  '会社名|商号|販売業者|運営会社|事業者|社名|名称|公司名称|公司名稱|版权所有|版權所有|상호|회사명|법인명|所有|保留'

/** Labels before the name of who is behind a site, on pages that the law asks for. */
export const operatorLabels =
  /^(?:firma|firmenname|unternehmen|unternehmensname|inhaber(?:in)?|betreiber(?:in)?|anbieter|diensteanbieter|medieninhaber|company(?: name)?|legal name|business name|registered name|trading name|operator|raison sociale|dénomination(?: sociale)?|éditeur(?: du site)?|propriétaire|razón social|denominación(?: social)?|titular(?: del sitio)?|responsable|ragione sociale|denominazione|titolare|razão social|denominação social|nome empresarial|bedrijfsnaam|handelsnaam|statutaire naam|företag|företagsnamn|firmanavn|virksomhed|selskap|yritys|nazwa(?: firmy)?|pełna nazwa|název(?: společnosti)?|provozovatel|obchodní firma|şirket(?: adı| ünvanı| unvanı)?|ticaret unvanı|unvan|название(?: организации| компании)?|полное наименование|наименование|юридическое лицо|організація|найменування|επωνυμία|denumire|cégnév|név|販売業者|販売事業者|事業者|事業者名|運営会社|運営者|会社名|商号|社名|法人名|名称|公司名称|公司名稱|企业名称|企業名稱|公司全称|상호|상호명|회사명|법인명|اسم الشركة|الاسم التجاري|الاسم القانوني|שם החברה|שם העסק)\s*[:：]?$/i

/** Parts of a page that are about somebody else: who hosts it, who built it, whom one may complain to. */
export const othersWords =
  /\b(?:host(?:ing|ed|er)?|h[ée]berg\w*|alojamiento|hospedaje|hospedagem|webdesign|web design|website by|site by|designed|design by|developed|development by|entwicklung|umsetzung|realisier\w*|realisation|réalisation|création du site|conception|sviluppo|sviluppato|realizzazione|realizzato|diseño|desarrollado|desenvolvido|powered|gestaltung|programmierung|ontwerp|realisatie|gemaakt door|projekt i wykonanie|wykonanie|realizacja|tasarım|bildnachweis|fotos?|photos?|crédits?|credits|streitbeilegung|trademarks?|registered mark|marke der|verwaltungsgericht|aufsichtsbehörde|cookies?|analytics|newsletter service|payment|zahlungsdienst\w*)\b|хостинг|разработка сайта|создание сайта|разработано|制作会社|技术支持|技術支援|网站建设|호스팅|제작|تصميم|تطوير|استضافة/iu

/** Companies whose names stand in the legal texts of everybody. */
export const everybodysSuppliers =
  /^(?:google|alphabet|meta platforms|facebook|instagram|whatsapp|twitter|x corp|linkedin|microsoft|apple|amazon|aws|cloudflare|stripe|paypal|klarna|adyen|mollie|automattic|wix|squarespace|shopify|webflow|weebly|jimdo|ionos|1&1|strato|hetzner|ovh|o2switch|infomaniak|gandi|godaddy|netlify|vercel|github|gitlab|digitalocean|heroku|all-inkl|mittwald|domainfactory|host europe|hostinger|siteground|fastly|akamai|mailchimp|intuit|the rocket science group|sendinblue|brevo|hubspot|cleverreach|rapidmail|zoom|vimeo|youtube|tiktok|pinterest|adobe|hotjar|usercentrics|cookiebot|cybot|onetrust|matomo|innocraft|etracker|calendly|typeform|trusted shops|e-?recht24|webgo|raidboxes|aruba|register|nexcess|kinsta|pantheon|salesforce|zendesk|intercom|openai|spotify|tally|notion|bunnyway|font ?awesome|fonticons|openstreetmap|mapbox|funding circle|schufa|creditreform|verisign|let's encrypt|ninja forms|elementor|datadog|sentry|functional software|new relic|mozilla|opera|visa|mastercard|american express|united parcel|dhl|dpd|hermes|gls)\b/i
