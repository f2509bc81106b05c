/** Questions in German, by what they ask for. `Acme` stands for any brand. */
import type { ExampleTable } from './example-table.ts'

export const germanQuestions: ExampleTable = {
  summary: `
Worum geht es hier?
Was ist das für eine Firma und was macht sie, kurz gesagt?
Fass den Bericht zusammen
Überblick bitte
Das Wichtigste in drei Sätzen
Gib mir eine kurze Zusammenfassung der Marke
Wer ist Acme?
Was muss ich über die Firma wissen?
Erzähl mir was über den Verein
Kurzfassung?
Ich habe gleich einen Termin mit denen, was sollte ich wissen?
Was steht im Großen und Ganzen im Report?
Was sind die wichtigsten Erkenntnisse?
Stell mir die Marke kurz vor
Wie würdest du die Firma einem Fremden beschreiben?
zusammenfassung
Was kam bei der Analyse heraus?
Gesamteindruck von der Marke?
In einem Satz: wer sind sie?
Um was für ein Unternehmen handelt es sich alles in allem?
Kannst du mir das Wesentliche nennen?
Ich kenne die gar nicht, wer ist das?
Steckbrief der Firma bitte
Das Fazit des Berichts?
Was soll ich aus dem Ganzen mitnehmen?
Erklär mir die Marke, als wäre ich neu hier
Was ist die Kernaussage der Untersuchung?
Ein kurzes Porträt der Praxis bitte
Verschaff mir einen Eindruck von dem Laden
Was weißt du über diese Marke?
Womit habe ich es hier zu tun?
Management Summary
Die Highlights aus der Analyse
Mein Chef fragt, wer das ist. Was sage ich?
Ich habe keine Zeit, den Bericht zu lesen, was steht drin?
Bring mich auf den Stand zu dieser Firma
Was macht die Marke im Kern aus?
Kurz und knapp: was ist das hier?
Wovon handelt die Website?
Gib mir einen Abriss zu Acme
Was sind die Eckdaten der Marke?
Hauptergebnisse?
Fasse auf hohem Niveau zusammen, wofür die Seite steht
Was ist die Quintessenz?
was is das für ne marke so insgesamt
`,
  category: `
In welcher Branche sind sie tätig?
branche?
Was für eine Art Unternehmen ist das?
Ist das eine Agentur oder ein Softwarehersteller?
Zu welcher Kategorie gehört die Firma?
Ist das ein Verein oder ein Betrieb?
Was ist Acme eigentlich, eine Bank?
In welchem Markt bewegen sie sich?
Unter welcher Rubrik stünden sie im Branchenbuch?
Welcher Produktkategorie würdest du sie zuordnen?
Sind sie Händler oder Hersteller?
Ist es ein gemeinnütziges Projekt?
Was für ein Geschäft ist das?
Welches Gewerbe betreiben sie?
Wie ordnet sich die Firma selbst ein?
Ist das ein Onlineshop?
Aus welchem Wirtschaftszweig kommt das Unternehmen?
Was für eine Praxis ist das, Zahnarzt oder Physio?
Ist die Marke eher Plattform oder eher Werkzeug?
Segment?
In welche Schublade gehört die Marke?
Ist das Handwerk oder Industrie?
Welche Fachrichtung hat die Klinik?
Handelt es sich um eine Kanzlei?
Gehören sie zur Gastronomie oder zur Hotellerie?
Was für ein Typ Organisation ist das?
Geht es um SaaS?
Wie nennt man so eine Art von Anbieter?
In welcher Nische sind sie zu Hause?
Ist das ein Museum oder eine Galerie?
Auf welchem Gebiet arbeitet die Firma?
Sind das Berater?
Ist das ein Start-up aus dem Bereich Fintech?
Was wäre die richtige Kategorie für sie in einem Vergleichsportal?
Welche Sorte Verein ist das?
Ist Acme ein Framework oder eine App?
Branchenzugehörigkeit?
Sind sie eine Behörde oder privat?
Als was würde man diese Firma bezeichnen?
Welches Marktsegment bedient so ein Anbieter, CRM oder ERP?
Zählen sie zum Einzelhandel?
was für ein laden ist das überhaupt
Welcher Sparte gehören sie an?
Ist das eine Schule oder eher eine Nachhilfe?
Hat die Marke eine eigene Kategorie erfunden?
`,
  name: `
Wie heißt die Firma?
Wie schreibt man den Markennamen richtig?
name?
Wie nennen sie sich selbst?
Gibt es verschiedene Schreibweisen des Namens?
Wird der Name groß oder klein geschrieben?
Wie lautet der offizielle Name der Marke?
Benutzen sie eine Abkürzung für ihren Namen?
Heißt es Acme oder ACME?
Ist der Name überall auf der Seite gleich?
Wie soll ich die Marke in einem Artikel nennen?
Unter welchem Namen treten sie auf?
Wie heißt der Verein richtig?
Namensvarianten?
Schreibt man das zusammen oder getrennt?
Welcher Name steht im Kopf der Seite?
Haben sie mehrere Namen?
Wie ist der Name der Praxis?
Kommt ein Bindestrich in den Namen?
Führen sie noch einen Zweitnamen?
Nenn mir den Namen der Marke
Welche Schreibung des Namens stimmt denn nun?
Wessen Website ist das, dem Namen nach?
Verwenden sie eine Kurzform ihres Namens?
wie heissen die
`,
  audience: `
An wen richtet sich das?
zielgruppe?
Wer soll das kaufen?
Für wen ist das Angebot gedacht?
Wen wollen sie erreichen?
B2B oder B2C?
Wer sind ihre Wunschkunden?
Ich wüsste gern, mit wem sie da reden
Spricht die Seite eher Profis oder Einsteiger an?
Wer ist der typische Kunde?
Welche Leute brauchen so etwas?
Ist das was für Selbstständige wie mich?
Richtet sich der Verein an Familien oder Leistungssportler?
Zielen sie auf kleine Firmen oder Konzerne?
Welche Altersgruppe wollen sie ansprechen?
Wer sind die Nutzer?
Wem verkaufen sie ihre Sachen?
Wer fühlt sich von der Seite angesprochen?
Auf welche Kundschaft haben sie es abgesehen?
Für welche Unternehmen eignet sich die Leistung?
Zielpublikum der Marke?
Wen hat die Firma im Auge?
Für welche Patienten ist die Praxis da?
Wird das eher von Technikern oder von Chefs gelesen, an wen ist es geschrieben?
Wer profitiert am meisten davon?
Gehören Studenten zur Zielgruppe?
Sind Touristen oder Einheimische gemeint?
Beschreib mir die Zielgruppe
Welche Berufe haben sie als Käufer im Sinn?
Ist das für Teams oder einzelne Personen?
Wer wird hier umworben?
Suchen sie eher gut betuchte Gäste?
Wer nutzt Acme?
Welche Kundengruppen bedienen sie?
Wessen Bedürfnisse will die Marke stillen?
Sind Eltern angesprochen?
Für wen ist das nix?
Mit welchem Publikum rechnet die Website?
Wer kommt als Kunde in Frage?
Wendet sich der Shop an Endverbraucher?
Wer ist der ideale Mandant dieser Kanzlei?
Für wen haben sie das Produkt gebaut?
Welche Zielgrupe haben die
Auch für Senioren gedacht?
Welchen Markt an Menschen will die Marke gewinnen?
`,
  personas: `
Welche Personas gibt es?
Beschreib mir die Personas
Was sind die Ziele der Kunden?
Welche Sorgen haben die Nutzer?
personas
Was hält jemanden vom Kauf ab?
Welche Einwände könnte ein Käufer haben?
Was treibt die Leute an, die herkommen?
Zeig mir die Kundenprofile
Wie unterscheiden sich die Personas voneinander?
Was würde einen Besucher zögern lassen?
Welche Schmerzpunkte hat die Zielgruppe?
Wann fängt jemand an, nach so einem Angebot zu suchen?
Über welche Kanäle erreiche ich die einzelnen Personas?
Gib mir ein Zitat der Persona
Wie alt ist die typische Kundin und was macht sie beruflich?
Was will die wichtigste Persona erreichen?
Was wünschen sich die verschiedenen Nutzergruppen?
Was raubt den Kunden den Schlaf?
Wer ist die zweite Persona?
Käuferprofile bitte
Welche Ängste haben Patienten vor dem Besuch?
Welche Bedenken hätte ein Neukunde?
Was motiviert jemanden, dort Mitglied zu werden?
Nenn alle Personas mit Zielen und Problemen
Was frustriert die Leute, die das brauchen?
Welcher Anlass bringt jemanden zu Acme?
Wie tickt der typische Käufer?
Was ist dem Entscheider wichtig?
Welche Gründe sprechen für einen Skeptiker gegen den Kauf?
Wo informieren sich die Kunden?
Wie viele Personas habt ihr gefunden?
Skizziere den idealen Kunden als Person
Welche Bedürfnisse bringen Eltern mit?
Gibt es eine Persona für den technischen Einkäufer?
In welcher Lebenslage stecken die Kunden?
Welche Beweggründe haben die Spender?
Was müsste man tun, um die typische Kundin zu überzeugen?
Was würde so ein Kunde in eigenen Worten sagen?
Demografie der Personas?
Was beschäftigt einen Gründer, der das hier prüft?
Welche Auslöser führen zum Kauf?
Buyer Personas für meinen Marketingplan
Was sind die Kundentypen und ihre Wünsche?
Mit welchen Zweifeln kommen Interessenten?
`,
  archetype: `
Welcher Archetyp ist die Marke?
archetyp?
Ist Acme ein Held oder ein Weiser?
Warum ist die Marke der Fürsorgliche?
Welcher der zwölf Archetypen passt?
Wenn die Marke eine Figur in einer Geschichte wäre, welche?
Welcher Archetyp nach Jung überwiegt?
Sind sie ein Entdecker?
Erklär mir den Archetyp
Was spricht für den Archetyp Schöpfer?
Hauptarchetyp?
Spielen sie die Rolle des Rebellen?
Wie kommst du auf diesen Archetyp?
Welche archetypische Rolle nehmen sie gegenüber dem Kunden ein?
Ist das eher ein Herrscher oder ein Jedermann?
Wie setzt sich der Archetypen-Mix zusammen?
Nenn mir den Markenarchetyp
Steckt ein Magier in der Marke?
Was bedeutet der Archetyp für die Marke?
Wie stark ist der führende Archetyp ausgeprägt?
Welche Archetypen zeigen sich in den Texten?
Welche Märchenfigur wäre die Firma?
Archetyp und Begründung bitte
Wieso Weiser und nicht Held?
Könnte man sie als Narr bezeichnen?
Was wäre ihr Archetyp im Sinne von Mark und Pearson?
Passt der Unschuldige zu ihnen?
Ist der Archetyp eindeutig?
Welchen Archetypen verkörpert der Verein?
Auf welchen Archetyp sollte unsere Kampagne setzen?
Woran erkennt man den Archetyp auf der Seite?
Zu welchem Urbild gehört die Marke?
Welche Rolle hat die Marke in ihrer eigenen Heldenreise: Mentor oder Held?
Prozentanteile der Archetypen?
Zeigt die Praxis Züge des Beschützers?
Begründe den Archetypen
welcher archetype passt zu denen
Ist der Liebende ihr Archetyp?
Wo steht die Marke im Archetypenrad?
Gib mir die Beschreibung des Archetyps
Tritt die Firma als Kämpfer auf?
Dominierender Archetyp?
Welchen Archetyp würde ein Stratege wählen?
Reden wir über den Archetyp
Acme Archetyp
`,
  secondArchetype: `
Was ist der zweite Archetyp?
Und welcher Archetyp kommt danach?
zweiter Archetyp?
Gibt es neben dem Hauptarchetyp noch einen?
Welcher Nebenarchetyp schwingt mit?
Sekundärer Archetyp?
Welcher Archetyp liegt auf Platz zwei?
Was ergänzt den ersten Archetypen?
Der andere Archetyp, welcher ist das?
Wie stark ist der zweitstärkste Archetyp?
Was ist außer Held noch drin?
Welche archetypische Nebenrolle haben sie?
Warum ist der Schöpfer nur an zweiter Stelle?
Unterstützender Archetyp?
Nach dem führenden Archetyp folgt wer?
Nenn mir den untergeordneten Archetyp
Haben sie eine zweite archetypische Seite?
Welcher Archetyp ist beigemischt?
Was bringt der zweite Archetyp mit hinein?
Begleitender Archetyp der Marke?
Kommt noch ein weiterer Archetyp vor?
Weshalb hast du diesen zweiten Archetypen gewählt?
Zweitplatzierter unter den Archetypen?
2. Archetyp
Neben dem Weisen: was sind sie noch?
`,
  personality: `
Welche Persönlichkeit hat die Marke?
Wie ist ihr Charakter?
Wenn die Marke ein Mensch wäre, wie wäre er?
Eigenschaften der Marke?
markenpersönlichkeit
Beschreib Acme mit fünf Adjektiven
Welche Charakterzüge zeigt die Firma?
Wirkt die Marke als Person warm oder kühl?
Wie würde sich die Firma auf einer Party benehmen?
Welche menschlichen Züge hat sie?
Was für ein Typ wäre dieser Verein?
Hat die Marke ein eigenes Wesen?
Ist sie eher abenteuerlustig oder bodenständig vom Charakter her?
Drei Worte zum Charakter
Nenn die Persönlichkeitsmerkmale
Wie würdest du sie charakterisieren?
Welches Temperament hat die Marke?
Welche Adjektive passen zu ihnen?
Was macht sie als Persönlichkeit aus?
Welche Eigenschaften bräuchte ein Maskottchen für sie?
Ist die Marke selbstbewusst?
Was für eine Art Mensch stellt die Praxis dar?
Wesenszüge?
Ist sie aufrichtig, aufregend, kompetent, kultiviert oder robust?
Welche Natur hat das Unternehmen?
`,
  voice: `
Wie schreiben sie?
Beschreib die Markenstimme
Wie spricht die Firma mit ihren Kunden?
markenstimme?
Ich soll Texte für die schreiben, worauf muss ich achten?
Was ist typisch für ihre Sprache?
Duzen oder siezen sie?
Sprachstil?
Welche Schreibregeln gelten?
Wie muss ein Blogbeitrag klingen, damit er zu ihnen passt?
Wie drückt sich die Marke aus?
Wie ist ihre Art zu formulieren?
Schreibstil der Website?
Sagen sie wir oder ich?
Wie würde Acme das sagen?
Schreiben sie in kurzen oder langen Sätzen und in welcher Person?
Woran erkennt man ihre Texte?
Welche Stilmittel setzen sie ein?
Gib mir Richtlinien für die Stimme der Marke
Ist die Sprache schlicht oder blumig?
Wie kommuniziert der Verein?
Wie klingt die Marke?
Ich muss einen freien Texter briefen, wie ist die Stimme?
Wie reden sie mit ihren Patienten?
Kommunikationsstil?
Was zeichnet die Texte sprachlich aus?
Textstil bitte beschreiben
Sprechen sie den Leser direkt an?
Welche sprachlichen Gewohnheiten haben sie?
Wie kann ich ihren Stil nachahmen?
Verbale Identität der Marke?
Schreiben sie wie Werber oder wie Ingenieure?
Wie soll unser Chatbot sprechen, damit er nach ihnen klingt?
Beispiele für die Markenstimme
Erzählen sie Geschichten oder liefern sie Fakten in den Texten?
Ist die Markenstimme durchgängig?
Welche Prinzipien machen die Sprache aus?
Auf welche Weise wenden sie sich sprachlich an Spender?
Wie formulieren die eigentlich?
Stilregeln für Texte?
Welchen Sprachgebrauch pflegt die Marke?
Sind die Texte aktiv und direkt?
In welcher Sprachhaltung treten sie auf?
wie reden die so mit den leuten
Wie würdest du ihre Ausdrucksweise beschreiben?
`,
  tone: `
Klingen sie wie eine Bank oder wie ein Freund?
Wie förmlich sind sie?
tonfall?
Ist der Ton ernst oder witzig?
Tonalität der Marke?
Machen sie Witze?
Eher locker oder eher steif?
Wie warm ist der Ton?
Kommt das hochnäsig rüber, wie sie reden?
Schlagen sie einen aufdringlichen Ton an?
Wie begeistert klingen sie?
Ist die Ansprache sachlich oder emotional?
Welchen Ton haben die Texte?
Klingt das freundlich?
Wirkt der Ton respektvoll oder frech?
Wie humorvoll ist das geschrieben?
Welche Stimmung vermitteln die Texte?
Ist der Tonfall passend für eine Kanzlei?
Sind sie im Ton eher nüchtern oder verspielt?
Welchen Ton treffen sie gegenüber Patienten?
Tonprofil
Hört sich das autoritär oder bescheiden an?
Formell oder salopp?
Plaudern die oder dozieren sie?
Von seriös bis lustig: wo liegt die Tonlage?
`,
  avoid: `
Was sollte man beim Schreiben für sie vermeiden?
Welche Wörter passen nicht zur Marke?
No-Gos in den Texten?
Was wäre untypisch für die Marke?
Was darf ein Texter auf keinen Fall schreiben?
Welche Floskeln sollte man weglassen?
tabus?
Wie soll die Marke nicht klingen?
Welche Ausdrücke sind verboten?
Was würde Acme nie sagen?
Welcher Ton wäre daneben?
Wovon hält sich die Marke sprachlich fern?
Don'ts für die Kommunikation
Welche Fehler könnte ein Ghostwriter hier machen?
Soll ich auf Ausrufezeichen verzichten?
Was ist off-brand?
Welche Sprache wäre bei ihnen fehl am Platz?
Was lässt man besser sein in ihren Posts?
Gibt es eine Liste von Dingen, die man meiden soll?
Was würde in einer Anzeige für sie falsch wirken?
Welche Formulierungen klängen fremd?
Darf ich Umgangssprache benutzen oder ist das tabu?
Was bricht mit der Markenstimme?
Was gehört nicht in ihre Texte?
Welche Modewörter würden der Marke schaden?
`,
  mission: `
Was ist ihre Mission?
mission?
Wozu gibt es die Firma?
Was wollen sie in der Welt verändern?
Haben sie eine Vision?
Welchen Zweck verfolgt der Verein?
Was treibt die Organisation an?
Gibt es ein Mission Statement?
Was ist das Warum hinter Acme?
Welchen Auftrag hat sich die Stiftung gegeben?
Was wollen sie letztlich erreichen?
Wofür kämpfen sie?
Welche Idee steckt hinter der Marke?
Daseinszweck des Unternehmens?
Welches Ziel haben sie jenseits vom Geldverdienen?
Zitiere das Leitmotiv ihrer Mission
Was ist ihre Aufgabe, so wie sie sie sehen?
Welche Sache liegt ihnen am Herzen als Auftrag?
Purpose der Marke?
Mit welcher Absicht wurde das Ganze ins Leben gerufen?
Was möchten sie in der Gesellschaft bewirken?
Wie lautet die Mission auf der Website?
Was ist das große Ziel der Praxis?
Wofür stehen sie morgens auf?
Wie beschreiben sie ihren Sinn und Zweck?
`,
  values: `
Welche Werte haben sie?
werte?
Wofür steht die Marke ein?
Was ist der Firma wichtig?
Nach welchen Grundsätzen handeln sie?
Ist Nachhaltigkeit einer ihrer Werte?
Woran glauben sie?
Veröffentlichen sie ihre Werte?
Welche Prinzipien leiten sie?
Gibt es ein Leitbild mit Werten?
Markenwerte bitte
Welche Ideale hält der Verein hoch?
Sind Ehrlichkeit und Offenheit für sie wichtig?
Welche Überzeugungen prägen ihre Arbeit?
Was würden sie nie aufgeben?
Welche Haltung hat die Marke?
Auf welchen Werten beruht die Praxis?
Zählt für sie Qualität mehr als der Preis?
Welche Tugenden betonen sie?
Ethische Grundsätze?
Welche Philosophie verfolgen sie?
Wertekanon von Acme?
Setzen sie auf Vielfalt?
Geht bei ihnen Tradition vor Innovation?
Welche Werte kommen auf der Seite rüber?
`,
  tagline: `
Was ist der Slogan?
slogan?
Haben sie ein Motto?
Welcher Claim steht unter dem Logo?
Gibt es einen Werbespruch?
Zitiere den Slogan der Marke
Mit welchem Spruch werben sie?
Wie lautet ihr Leitspruch?
Tagline?
Welcher kurze Satz steht neben dem Namen?
Hat der Verein einen Wahlspruch?
Benutzt Acme überhaupt einen Slogan?
Mit welcher Zeile unterschreiben sie ihre Werbung?
Ist der Slogan auf Englisch?
Was ist ihr Einzeiler?
Den Claim im Wortlaut bitte
Unter welchem Motto treten sie auf?
Welcher eingängige Satz gehört zur Marke?
Gibt's nen Markenclaim?
Wie heißt der Slogan auf der Startseite?
Welche paar Worte benutzen sie immer wieder als Slogan?
Nenn mir das Firmenmotto
Was steht direkt unterm Logo?
Haben die so etwas wie „Just do it“?
Der aktuelle Werbeslogan?
`,
  hero: `
Was steht ganz oben auf der Startseite?
Welche Überschrift hat die Homepage?
Was liest man als Erstes?
headline?
Wie lautet die Hauptüberschrift?
Was ist der erste Satz auf der Website?
Zitiere die Headline
Was steht im Hero-Bereich?
Mit welcher Botschaft öffnet die Seite?
Welche Unterzeile steht unter der Überschrift?
Was sieht man, ohne zu scrollen?
Wie begrüßt die Startseite ihre Besucher?
Welche Aussage steht in großen Lettern oben?
Text im Banner der Startseite?
Was ist die H1?
Startseitenüberschrift bitte
Welcher Satz springt einem zuerst ins Auge?
Wie beginnt die Homepage?
Was sagt Acme einem Besucher als Allererstes?
Headline und Subline der Startseite
Steht über der Überschrift noch eine kleine Zeile?
Welches Versprechen steht im Hero?
Der Eröffnungssatz der Website?
Was steht auf dem großen Bild oben?
Wie stellt sich die Seite auf dem ersten Bildschirm vor?
Hero-Text
Welche Worte eröffnen die Seite?
Was prangt oben auf der Landingpage?
Nenn mir den Aufmacher der Startseite
Wie ist die Startseite der Praxis überschrieben?
Was ist der Willkommenstext?
Was steht im ersten Abschnitt, wenn die Seite lädt?
Welche Botschaft ist am prominentesten platziert?
Lies mir den Titel auf der Startseite vor
Wie heißt die fette Zeile am Anfang?
Was bekommt ein Neuling auf der Homepage zuerst zu lesen?
was steht da oben als erstes
Womit machen sie auf der Titelseite auf?
Überschrift der Homepage im Wortlaut
Wie lautet der Einleitungstext ganz oben?
Was behauptet der Kopfbereich der Landingpage?
Welche Zeile kommt gleich nach dem Menü?
Erste Aussage auf der Vereinsseite?
Wie ist die Titelzeile formuliert?
Hero und Subhead?
`,
  valueProposition: `
Was ist das Nutzenversprechen?
Was hat der Kunde davon?
Welchen Nutzen versprechen sie?
Warum sollte man sich für sie entscheiden?
value proposition?
Was bringt mir das?
Was ist ihr zentrales Versprechen?
Welchen Mehrwert bietet das Produkt?
Kernversprechen der Marke
Welches Ergebnis stellen sie in Aussicht?
Wieso sollte ich das brauchen?
Welcher Vorteil steht im Mittelpunkt?
Was gewinne ich als Kunde?
Wie verkaufen sie den Nutzen?
Welche Verbesserung versprechen sie Firmen?
Fass das Leistungsversprechen in einem Satz zusammen
Was habe ich als Patient davon?
Kundennutzen?
Was verspricht die Marke ihrem Publikum?
Wie wird mein Alltag durch das Tool leichter?
Lohnt es sich laut Website und wofür?
Was springt für mich raus?
Wozu ist das gut?
Der Pitch in einem Satz?
Gibt es ein klares Wertversprechen?
Welches Argument bringen sie hauptsächlich fürs Kaufen?
Was kriegen Mitglieder im Wesentlichen geboten, also welchen Gewinn?
Inwiefern geht es dem Kunden hinterher besser?
Welche Vorteile werden versprochen und sind sie belegt?
Was spart man: Zeit, Geld, Nerven?
Wie begründet Acme seinen Nutzen?
Welche Wirkung soll das Angebot haben?
Mehrwert für kleine Betriebe?
Welchen Gewinn verheißen sie?
Nutzenargumentation bitte
Was nützt das einer Schule?
Wie ist das Versprechen formuliert?
Was soll ich davon haben, bei denen zu kaufen
Welches Bedürfnis wird mit welchem Vorteil erfüllt?
Der wichtigste Kundenvorteil?
Warum überhaupt dieses Produkt?
Was leisten sie für ihre Kunden, in Form von Nutzen gesagt?
Welche Verwandlung vom Vorher zum Nachher versprechen sie?
Nutzenverprechen?
Was verspricht der Verein denen, die mitmachen?
`,
  differentiators: `
Was macht sie anders?
USP?
Wodurch heben sie sich ab?
Was können sie, was andere nicht können?
Alleinstellungsmerkmale?
Was ist das Besondere an der Firma?
Worin unterscheiden sie sich vom Wettbewerb?
Warum gerade die und nicht jemand anderes?
Was ist einzigartig?
Was hat Acme, was die Konkurrenz nicht hat?
Sind die Verkaufsargumente wirklich einmalig oder Standard?
Was sagen andere Anbieter genauso?
Wettbewerbsvorteil?
Was zeichnet das Hotel gegenüber anderen aus?
Worin sind sie besser als die Alternativen?
Unterscheidungsmerkmale bitte
Gibt es etwas, das sie von der Masse trennt?
Was machen sie anders als die anderen?
Was ist so besonders an denen?
Welche Behauptungen könnte jeder Mitbewerber auch aufstellen?
Wie differenzieren sie sich?
Was unterscheidet die Praxis von anderen Zahnärzten?
Was würde fehlen, wenn es die Marke nicht gäbe?
Geheimrezept?
Ist klar, was sie auszeichnet?
Was macht diese Schule unverwechselbar?
Was ist das Einmalige am Produkt?
Warum soll ich nicht zum Billigeren gehen?
Nenn mir die Differenzierungsmerkmale
Was kann nur diese Marke sagen?
Worin besteht der Unterschied zu ähnlichen Produkten?
Was ist ihr Vorsprung?
Wie grenzt sich der Verein von den anderen im Ort ab?
Sind sie irgendwie anders als hundert andere Agenturen?
Was betonen sie als ungewöhnlich an sich?
Welches Merkmal bietet sonst keiner?
Ihr Burggraben?
Was spricht für sie im Vergleich zu den Großen?
was is deren usp
Sagt die Website, worin sie anders sind?
Welche Merkmale sind austauschbar?
Worauf können sie sich als Einzige berufen?
Was lässt das Produkt aus der Menge herausstechen?
Originell an ihnen ist was?
Unique Selling Proposition der Firma
`,
  positioning: `
Wie ist die Marke positioniert?
positionierung?
Wo stehen sie im Markt?
Wer sind die Wettbewerber?
Premium oder billig?
Welche Alternativen hat ein Kunde?
Wie wollen sie wahrgenommen werden?
Marktposition?
Positionierungsaussage bitte
Gegen wen treten sie an?
Ist die Positionierung klar?
Welchen Platz beanspruchen sie im Kopf des Kunden?
Wie positionieren sie sich beim Preis?
Sind sie eher im oberen Marktsegment?
Womit würden sich die Leute sonst behelfen?
Sind sie Herausforderer oder Marktführer von der Haltung her?
Nischenanbieter oder Generalist?
Was fehlt in der Positionierung?
Wie stellt sich Acme gegen Tabellenkalkulationen auf?
Konkurrenz?
Fass die Positionierung zusammen
Vergleichen sie sich mit jemandem?
Welche Mitbewerber werden erwähnt?
Für wen, wogegen und mit welchem Nutzen: die Positionierung in einem Satz
Als was wollen sie gesehen werden?
Wo ordnen sie sich zwischen Freelancer und Agentur ein?
Steht der Verein für exklusiv oder für alle offen?
Ist die Stellung im Markt scharf oder verschwommen?
Wie gut sind sie positioniert?
Welche strategische Position nehmen sie ein?
Günstig, Mittelklasse oder Luxus?
Gibt es Lücken in der Positionierung?
Wie grenzt die Marke ihr Feld ein?
Wogegen positionieren sie sich?
Welche Ecke des Marktes besetzen sie?
Was würde der Kunde tun, wenn es das Produkt nicht gäbe?
Wettbewerbsumfeld?
Wie steht das Krankenhaus in der Region da?
Welche anderen Möglichkeiten würde ein Käufer abwägen?
Massenmarkt oder Nische?
Wie sieht sich die Firma im Verhältnis zu den anderen?
Postionierung der Marke
Formuliere die Positionierung laut Bericht
Ist die Position auf der ganzen Seite dieselbe?
Welchen Rang wollen sie im Markt einnehmen?
`,
  problem: `
Welches Problem lösen sie?
problem?
Wogegen hilft das?
Was für ein Bedürfnis deckt das Produkt?
Welche Schmerzen nimmt es dem Kunden?
Wofür ist Acme die Lösung?
Welche Schwierigkeit haben die Leute ohne das Produkt?
Warum braucht man so etwas?
Was läuft bei den Kunden schief, bevor sie kommen?
Welchen Ärger wollen sie beenden?
Was ist das Kundenproblem laut Website?
Was soll damit behoben werden?
Nennen sie überhaupt ein Problem?
Vor welcher Herausforderung stehen ihre Kunden?
Welche Last nehmen sie ab?
Mit welchen Problemen kann ich in die Praxis kommen?
Problemstellung?
Was macht das Leben ihrer Nutzer schwer?
Welchen Missstand will der Verein beseitigen?
Was stört die Leute, worum sich die Firma kümmert?
Welche Lücke füllen sie?
Von welchen Sorgen befreien sie?
Was ist kaputt und wird hier repariert?
Welches Risiko wenden sie ab?
Worunter leiden die Kunden im Alltag?
Was finden sie am Status quo falsch?
Welche Umstände spart mir das?
Beschreib das Problem, für das es die Marke gibt
Gegen welchen Missstand ist das ein Mittel?
Welchen Flaschenhals beseitigt die Software?
Welche Not steht hinter dem Angebot?
Was war mühsam, bevor es das gab?
Welches soziale Problem geht die Stiftung an?
Woran hapert es bei den Kunden?
Ist das Problem deutlich benannt?
Welcher Schmerz steckt dahinter?
In welcher Klemme stecken die Angesprochenen?
Was ist der Feind in ihrer Geschichte?
was für ein problem haben die kunden
Welche Hürde räumen sie aus dem Weg?
Welches Chaos räumen sie auf?
Was wird ohne dieses Angebot zum Problem?
Auf welchen Mangel antwortet das Produkt?
Welcher Bedarf liegt zugrunde?
Kopfschmerzen welcher Art verschwinden mit dem Tool?
`,
  offer: `
Was verkaufen sie?
Welche Leistungen bieten sie an?
angebot?
Was kann man da kaufen?
Was genau machen die?
Welche Produkte haben sie?
Liste die Dienstleistungen auf
Was umfasst das Sortiment?
Was bietet die Praxis an Behandlungen?
Was steht im Kursprogramm?
Was macht Acme?
Was bekomme ich bei dieser Firma?
Welche Pakete gibt es?
Leistungsspektrum?
Überblick über das Angebot bitte
Was für Zimmer hat das Hotel?
Welche Aktivitäten bietet der Verein?
Was tut die Software?
Was stellen sie her?
Welche Aufträge nehmen sie an?
Was kann die Agentur für mich tun?
Verkaufen sie Produkte oder Dienstleistungen?
Womit verdienen sie ihr Geld, also was ist das Angebot?
Was alles haben sie im Programm?
Erzähl mir vom Produkt
Was kann man dort buchen?
Was ist das Hauptprodukt?
In welchen Rechtsgebieten beraten sie?
Welche Hilfe leistet die Organisation?
Produktpalette?
Was für Essen gibt es da?
Welche Lösungen hat das Unternehmen?
Was hat das Museum zu bieten?
Machen sie nur Reparaturen oder auch Verkauf?
Wofür werden sie beauftragt?
Welche Varianten des Tools gibt es?
Welche Reisen veranstalten sie?
Nenn alles, was man bei denen erwerben kann
Leistungskatalog
Wofür bezahle ich da eigentlich?
Was liefert die Firma ihren Kunden?
was machn die so
Worin beraten sie Firmen?
Das Kernangebot?
Welche Services stehen Firmen zur Verfügung?
`,
  features: `
Welche Funktionen hat es?
funktionen?
Was kann die Software alles?
Feature-Liste bitte
Welche Features werden beworben?
Was ist der Funktionsumfang?
Nenn die wichtigsten Funktionen
Was ist im Tool eingebaut?
Welche Möglichkeiten gibt mir die Plattform?
Welche Funktionen enthält der größere Tarif?
Was leistet das Produkt im Einzelnen?
Aus welchen Modulen besteht es?
Welche Werkzeuge stecken drin?
Was kann die App?
Listet die Website Features auf?
Features nach Paket?
Hat das Gerät besondere Funktionen?
Welche Fähigkeiten hat der Assistent laut Website?
Was kann ich mit Acme machen, wenn ich eingeloggt bin?
Hauptfunktionen?
Gibt es nützliche Funktionen für die Buchhaltung?
Welche Ausstattung haben die Zimmer?
Was lässt die Gratisversion an Funktionen weg?
Geh die Funktionen der Reihe nach durch
Ist das Produkt einfach gehalten oder hat es viele Funktionen?
Welche Eigenschaften hat das Produkt?
Was lässt sich damit automatisieren, welche Features gibt es?
Funktionsübersicht
Was ist neu an Funktionen?
Welche Features stehen auf der Produktseite?
Welche technischen Fähigkeiten werden beschrieben?
Drei Features bitte
Was bietet das System an Funktionalität?
Womit ist die Maschine ausgestattet?
Welche Bestandteile hat die Lösung?
Zeig mir, was das Plugin kann
Welche Funktionen heben sie besonders hervor?
Welche Extras sind dabei?
Wie viele Funktionen führen sie auf?
was hat das teil für features
Was kann das Dashboard?
Welche Funktionalitäten gibt es für Teams?
Worin besteht die Technik des Produkts, was sind seine Merkmale?
Komponenten des Frameworks?
Welche Highlights hat die Funktionsliste?
`,
  integrations: `
Welche Integrationen gibt es?
Womit lässt es sich verbinden?
integrationen?
Kann man es an andere Programme anbinden?
Mit welchen Tools arbeitet Acme zusammen?
Gibt es Schnittstellen?
Hat das Produkt eine API oder Anbindungen?
Welche Plattformen werden unterstützt zum Verknüpfen?
Passt das in unsere bestehende Systemlandschaft?
Gibt es fertige Konnektoren?
Mit welchen Diensten tauscht es Daten aus?
Welche Fremdsoftware lässt sich anschließen?
Liste der Integrationen
Lässt sich das mit einem CRM koppeln?
Sind Apps von Partnern anschließbar?
Kann ich damit meine anderen Programme synchronisieren?
Anbindung an Drittsysteme?
Wie viele Integrationen führen sie auf?
Gibt es einen Marktplatz für Erweiterungen zu anderer Software?
Spricht es mit anderen Systemen?
Native Integrationen vorhanden?
Welche externen Dienste bindet das Produkt ein?
Mit was kann man das verknüpfen
Gibt es Plugins für andere Software?
In welche Ökosysteme fügt es sich ein?
`,
  prices: `
Was kostet das?
preise?
Wie teuer ist es?
Welche Tarife gibt es?
Was muss ich im Monat zahlen?
Preisliste bitte
Gibt es ein Abo?
Stehen die Preise auf der Website?
Was ist der günstigste Tarif?
Was verlangen sie?
Wie hoch ist der Mitgliedsbeitrag?
Preismodell?
Muss ich ein Angebot anfordern oder sind die Preise öffentlich?
Was zahle ich als kleine Firma?
Einmalig oder monatlich?
Wie rechnen sie ab?
Was kosten die Behandlungen?
Kosten?
Ist es bezahlbar?
Mit welchem Budget muss ich rechnen?
Vergleich der Pakete nach Preis
Gebühren der Schule?
Stundensatz oder Festpreis?
Wie viele Preisstufen haben sie?
Was kosten die Zimmer pro Nacht?
Wie teuer ist das teuerste Paket?
In welcher Preisklasse liegen sie?
Gibt es Rabatt bei jährlicher Zahlung?
acme preis pro monat
Ich will vor dem Anruf wissen, was das kostet
Sind die Preise inklusive Mehrwertsteuer?
Pro Nutzer oder Pauschale?
Wie viel Geld wollen die dafür?
Sind die Kosten transparent?
Eintrittspreise?
Welcher Plan kostet wie viel?
Honorar der Kanzlei?
Was nehmen sie für ihre Leistungen?
Wie setzt sich der Preis zusammen?
Gibt es unterschiedliche Preise für verschiedene Kundengruppen?
Einstiegspreis?
was kostn das so
Wird nach Verbrauch abgerechnet?
Nenn mir Tarife, Beträge und Laufzeiten
Was kostet der Unterricht dort?
`,
  trial: `
Gibt es eine kostenlose Testphase?
Kann ich das erst mal ausprobieren?
testversion?
Wie lange kann man gratis testen?
Gibt es eine Gratisversion?
Ist eine Probestunde möglich?
Brauche ich für den Test eine Kreditkarte?
Kann man ohne zu zahlen anfangen?
Bieten sie eine Demo zum Rumspielen?
Was passiert nach Ablauf des Probezeitraums?
Probetraining?
Ist das Erstgespräch kostenlos?
Gibt es einen Schnupperkurs?
Haben sie ein Freemium-Modell?
Unverbindlich testen möglich?
Kostenloser Einstieg?
Kann unser Team das eine Weile umsonst prüfen?
Gibt es Muster oder Proben?
Probemonat vorhanden?
Kann man vor dem Kauf testen?
Bekommt man einen Testzugang?
Bietet das Studio eine Probewoche?
Ist der erste Termin gratis?
Gibt es Acme auch umsonst?
Darf ich reinschnuppern, bevor ich mich anmelde?
`,
  guarantees: `
Geben sie eine Garantie?
garantie?
Gibt es eine Geld-zurück-Garantie?
Was garantieren sie?
Bekomme ich mein Geld zurück, wenn es mir nicht gefällt?
Wie lange habe ich Gewährleistung?
Zufriedenheitsgarantie?
Welche Garantien gibt es?
Was ist, wenn ich unzufrieden bin?
Kann ich innerhalb von 30 Tagen zurückgeben?
Garantieren sie eine Verfügbarkeit?
Ist der Erfolg garantiert?
Bekomme ich woanders billiger die Differenz erstattet, also Bestpreis garantiert?
Wie nehmen sie dem Käufer das Risiko?
Stehen sie mit einer Garantie für ihre Arbeit ein?
Welche Zusicherungen machen sie?
Gibt es ein SLA?
Garantie auf Reparaturen?
Erstattung ohne Wenn und Aber?
Haften sie für das Ergebnis?
Lebenslange Garantie bei Acme?
Welche Sicherheit bekommt der Käufer?
Garantieren sie, dass zum Termin alles fertig ist?
Versprechen sie eine Rückerstattung?
Garantieversprechen auf der Seite?
`,
  colors: `
Was sind die Markenfarben?
farben?
Welchen Farbton haben die Buttons?
Gib mir die Hex-Codes
Was ist die Hauptfarbe?
Farbpalette bitte
Welche Akzentfarbe verwenden sie?
Ist die Seite blau?
Welche Hintergrundfarbe haben sie?
In welcher Farbe ist der Text?
Gibt es eine Dark-Mode-Palette?
Welche Sekundärfarben gibt es?
Ich brauche die Farben für eine Präsentation
Hausfarbe der Firma?
RGB-Werte?
Nutzen sie Farbverläufe?
Wie viele Farben kommen vor?
Sind die Farben warm oder kalt?
Welche Farbe haben die Links?
Farbschema?
Welche Farben sollte unser Plakat haben, damit es passt?
Welche Farbe dominiert?
Welches Rot ist das genau?
Liste alle Farben mit Code auf
Welche Farben passen auf der Seite zusammen?
Ist die Palette bunt oder gedeckt?
Welcher Grauton ist im Footer?
In welchen Farben tritt der Verein auf?
Welche Farbe steht für die Marke?
Farbton der Überschriften?
Welche Farben nutzt Acme am häufigsten?
Welche Farbpaare haben genug Kontrast?
Wie setzen sie Farbe ein?
Hexwert vom Grün?
Mit welcher Farbe ist der Anmeldeknopf hervorgehoben?
Arbeiten sie vor allem mit Schwarz und Weiß?
Signaturfarbe?
Welche neutralen Töne gibt es?
Corporate-Farben der Praxis
Welche Farbe hat die Menüleiste?
Farbwelt der Marke?
Gibt es CSS-Farbvariablen, die ich übernehmen kann?
welche farbn nutzen die
Leitfarbe und Akzente bitte
Helles und dunkles Farbthema?
`,
  typefaces: `
Welche Schriften verwenden sie?
schriftarten?
Welcher Font ist in der Überschrift?
Mit Serifen oder ohne?
Typografie?
Welche Schriftfamilie nutzt die Marke?
Wie groß ist die Schrift im Fließtext?
Ich brauche die Schriften für eine Vorlage
Benutzen sie Google Fonts?
Ist das Helvetica?
Hausschrift?
In welcher Schrift ist das Menü gesetzt?
Welche Fonts braucht ein Designer?
Schriftgrößen bitte
Welcher Schriftschnitt in den Titeln?
Wie viele verschiedene Schriften gibt es?
Sind Überschrift und Text in derselben Schrift?
Welche Schriftpaarung haben sie?
Haben sie eine eigene Schrift?
Welche Webfonts werden geladen?
Wie heißt die Schriftart der Website?
Zeilenhöhe und Größe der Absätze?
Ist die Schrift frei oder lizenzpflichtig?
Wie ist die typografische Hierarchie aufgebaut?
Welche Schrift sollte unsere Anzeige haben, damit sie passt?
Gibt es eine Monospace-Schrift auf der Seite?
Welche Type hat der Verein?
Fonts von Acme für Titel und Text?
Was für eine Schrift ist das, modern oder klassisch?
Schriftskala?
Wie groß ist eine H2?
Welche Lettern benutzen sie?
Kannst du die Schrift erkennen?
Ist der Text in Inter gesetzt?
Schriftart der Buttons?
Welche Ersatzschriften sind angegeben?
Fette oder dünne Überschriften?
font?
Liegen die Schriften auf dem eigenen Server?
In welcher Schrift schreiben sie?
Nenn alle Schriftfamilien der Seite
Welche Typo haben die
Wie verhält sich die Titelgröße zum Fließtext?
Corporate Font?
Welche Schirft wird benutzt?
`,
  logo: `
Wie sieht das Logo aus?
logo?
Wo finde ich das Logo?
Kann ich das Logo herunterladen?
Gibt es das Logo als SVG?
Haben sie ein Logo?
Was ist das Favicon?
Gibt es andere Versionen vom Logo?
Ist das Logo überall dasselbe?
Gibt es das Logo in Weiß für dunkle Hintergründe?
Wortmarke oder Bildmarke?
Welches Wappen hat der Verein?
Logodatei für eine Folie bitte
Welches Symbol benutzt die Firma?
In welchem Format liegt das Logo vor?
Zeig mir das Firmenzeichen
Signet der Marke?
Was ist das für ein Bildchen im Browser-Tab?
Passt das Favicon zum Logo?
Welches Logo soll ich auf die Einladung setzen?
Link zum Logo von Acme
Gibt es ein Icon neben dem vollen Schriftzug?
Markenzeichen, was zeigt es?
Steht im Footer ein anderes Logo?
Emblem?
`,
  imagery: `
Was für Bilder verwenden sie?
Fotos oder Illustrationen?
bildsprache?
Beschreib den Bildstil
Sind das Stockfotos?
Sieht man Menschen auf den Bildern?
Was zeigen die Fotos?
Gibt es Videos auf der Seite?
Welche Motive kommen immer wieder vor?
Bilderwelt der Marke?
Sind die Bilder echt oder beliebig?
Arbeiten sie mit Zeichnungen?
Wie viele Bilder sind auf den Seiten?
Zeigt die Praxis ihre Räume?
Welche Bilder passen zu einem Flyer in ihrem Stil?
Eher helle oder dunkle Fotos?
Screenshots oder Renderings?
Welche Grafiken setzen sie ein?
Wie würdest du einen Fotografen für die Marke briefen?
Benutzen sie Icons statt Fotos?
Wirken die Fotos authentisch?
Art der Bebilderung?
Welche visuellen Motive hat die Startseite?
Haben sie Illustrationen?
Erzähl was zur Fotografie auf der Website
`,
  look: `
Wie sieht die Seite aus?
Beschreib das Design
optik?
Wie wirkt die Marke visuell?
Ist das Design modern?
Look and Feel?
Ist der Auftritt einheitlich gestaltet?
Wie ist der visuelle Stil?
Passt die Gestaltung zur Marke?
Schlicht oder überladen?
Sieht das professionell aus?
Visuelle Identität zusammenfassen
Ist das Webdesign veraltet?
Welchen Eindruck macht die Gestaltung?
Corporate Design der Firma?
Wirkt alles wie aus einem Guss?
Wie präsentiert sich der Verein optisch?
Ästhetik der Website?
Ist die Seite hübsch?
Welche Designsprache haben sie?
Wie ist das Layout?
Erscheinungsbild von Acme?
Sieht das verspielt oder streng aus?
Wie konsistent ist das Design?
Wie spielen Farben, Schrift und Bilder zusammen?
`,
  swot: `
Mach eine SWOT-Analyse
swot?
Stärken, Schwächen, Chancen und Risiken bitte
Was sind die Vor- und Nachteile der Marke?
Was spricht für und was gegen sie?
Zeig mir die SWOT
Wo ist die Marke stark und wo schwach?
Plus- und Minuspunkte?
Fasse die SWOT zusammen
Gute und schlechte Seiten der Firma?
Alle vier Felder der Matrix bitte
Was läuft gut und was schlecht?
SWOT von Acme
Interne und externe Faktoren?
Chancen wie Gefahren, Stärken wie Schwächen
Bewerte die Marke von allen Seiten
Pro und Contra?
Wie sähe eine SWOT für den Verein aus?
Was sind die Chancen und was die Risiken?
Bilanz der Marke: was ist gut, was nicht?
Licht und Schatten dieser Marke?
Ich brauche eine SWOT fürs Seminar
Stärken-Schwächen-Analyse
Gesamtbeurteilung der Lage der Marke?
Was sagt die SWOT in Kürze?
`,
  strengths: `
Was sind die Stärken?
stärken?
Was können sie gut?
Was läuft gut auf der Website?
Was macht die Marke richtig?
Worin glänzen sie?
Was sollten sie beibehalten?
Was ist gut an der Marke?
Nenn mir die Stärken von Acme
Womit können sie punkten?
Was spricht für das Unternehmen?
Pluspunkte?
Was beeindruckt an der Analyse?
Worauf können sie aufbauen?
Was gelingt dem Verein wirklich gut?
Größte Stärke?
Was ist überzeugend an der Seite?
Was sind die Vorteile der Firma?
Wo sind sie am stärksten?
Drei positive Dinge bitte
Was können andere von ihnen lernen?
Was hat dir an der Website gefallen?
Welche Trümpfe haben sie?
Was sind die guten Nachrichten?
Was macht sie stark?
Warum ist das eine Stärke?
Welche positiven Befunde gibt es?
Was sollte man bei einem Relaunch nicht anfassen?
Starke Seiten der Praxis?
Was ist schon richtig gut?
Worauf können sie stolz sein?
Was haben sie auf der Habenseite?
Welche Qualitäten stechen positiv heraus?
Was funktioniert?
Lichtblicke?
Was verdient Lob?
Welche Stärken sollte man mehr betonen?
Worin sind sie anderen voraus, laut SWOT?
was ist deren stärkste seite
Was spielt ihnen in die Hände?
Was ist das Beste an dem Auftritt?
In welchen Bereichen ist die Seite gut in Schuss?
Auf welche Ressourcen können sie zählen?
Top-Stärken laut Bericht
Was lobe ich, wenn ich mit dem Chef rede?
`,
  weaknesses: `
Was sind die Schwächen?
schwächen?
Was stimmt mit der Seite nicht?
Wo hapert es?
Was können sie nicht gut?
Was fehlt auf der Website?
Schwachstellen?
Was würdest du kritisieren?
Welche Fehler machen sie?
Wo ist Luft nach oben?
Größte Schwäche?
Was ist schlecht an der Marke?
Was steht ihnen selbst im Weg?
Liste die Mängel auf
Minuspunkte?
Was funktioniert nicht?
Woran müssen sie arbeiten?
Was macht die Firma falsch?
Was würde ein strenger Kritiker sagen?
Wo liegen die Defizite von Acme?
Achillesferse?
Was ist das Schlimmste an dieser Website?
Wo verlieren sie durch eigene Fehler Kunden?
Sag ehrlich, was schlecht ist
Die drei größten Probleme der Seite?
Was hat dich an der Seite gestört?
Kritikpunkte
Wo enttäuscht der Auftritt der Praxis?
Welche Baustellen gibt es?
Was ist noch nicht gut?
Wo sind sie hintendran?
Was vernachlässigen sie?
Warum ist das eine Schwäche?
Wo wirken sie unprofessionell?
Was könnte besser sein?
Wunde Punkte?
Was zieht die Marke runter?
Negatives bitte
Was verdirbt den Eindruck?
Welche Seite der Marke ist am schwächsten?
Woran scheitern sie?
Was lässt zu wünschen übrig?
was läuft da schief
Nachteile?
Was hat der Verein im Netz nicht im Griff?
`,
  opportunities: `
Welche Chancen haben sie?
chancen?
Wo ist Potenzial?
Was könnten sie mehr nutzen?
Welche Gelegenheiten lassen sie liegen?
Wo könnte die Marke wachsen?
Welche Trends könnten ihnen helfen?
Ungenutztes Potenzial?
Welche Märkte könnten sie erschließen?
Was wären Wachstumshebel?
Was könnte langfristig ein großer Gewinn werden?
Chancen laut SWOT?
Welche Türen stehen Acme offen?
Wo schlummern Möglichkeiten?
Was könnte der Verein besser ausschöpfen?
In welche Richtung könnte sich die Marke erweitern?
Welche Themen könnten sie besetzen?
Wie könnten sie von den Lücken der Konkurrenz profitieren?
Größte Chance?
Was bietet der Markt ihnen für Öffnungen?
Welche günstigen Entwicklungen gibt es?
Wachstumsmöglichkeiten?
Was könnten sie zu ihrem Vorteil wenden?
Welche Chancen bietet das Digitale dieser Praxis?
Wo ist noch was zu holen?
`,
  threats: `
Was bedroht die Marke?
risiken?
Welche Gefahren gibt es von außen?
Was könnte ihnen gefährlich werden?
Welche Bedrohungen nennt die SWOT?
Wovor sollte der Inhaber Angst haben?
Welche Entwicklung könnte ihnen schaden?
Größte Bedrohung?
Welche Marktrisiken bestehen?
Was könnte schiefgehen in Zukunft?
Ist die Konkurrenz eine Gefahr?
Was arbeitet gegen sie?
Könnte KI diesem Geschäft gefährlich werden?
Wo lauern Gefahren für den Verein?
Externe Risiken?
Was könnte Acme überflüssig machen?
Womit müssen sie an Gegenwind rechnen?
Was könnte sie Kunden kosten, vom Markt her?
Welche Trends laufen gegen sie?
Bedrohungen
Ziehen dunkle Wolken auf?
Was setzt die Firma aufs Spiel?
Woran könnten sie untergehen?
Wovor müssen sie auf der Hut sein?
Wie verwundbar sind sie gegenüber Größeren?
`,
  firstSteps: `
Was sollten sie zuerst tun?
Wo fangen wir an?
empfehlungen?
Wenn ich eine Woche Zeit hätte, was sollte ich an der Seite verbessern?
Was empfiehlst du?
Nächste Schritte?
Was ist am dringendsten?
Wie können sie besser werden?
Was sollte man ändern?
Welche Maßnahmen schlägt die Strategie vor?
Prioritäten?
Maßnahmenplan bitte
Was würdest du als Marketingleiter tun?
Wie kommen sie an mehr Kunden?
Was hätte die größte Wirkung?
In welcher Reihenfolge sollte man vorgehen?
Verbesserungsvorschläge
Was muss im nächsten Quartal passieren?
Welche Strategie empfiehlt der Bericht?
Womit soll die Firma beginnen und warum?
Was rätst du dem Gründer?
Wie geht es jetzt weiter?
Drei Tipps für die Marke
Roadmap?
Wo würdest du zuerst investieren?
Welche Initiativen stehen an?
Was muss repariert werden, als Erstes?
Wie kann man die Website verbessern?
Ich bin neu als Brandmanager. Was mache ich am Montag?
Was soll Acme tun
Handlungsempfehlungen
Wie kann die Praxis online mehr Patienten gewinnen?
Erst die Texte oder erst das Design?
Schritt eins?
Was gehört ganz oben auf die To-do-Liste?
Wie steigern wir die Abschlüsse?
Warum gerade das zuerst?
Wie wird die Marke stärker?
Was ist jetzt zu tun?
Wenn Geld für nur ein Projekt da wäre, welches?
Rat?
Wie beheben wir die größten Schwächen?
Welche Schritte hat die erste Initiative?
was solln die jetzt machen
Hilf mir, die Arbeit zu priorisieren
`,
  quickWins: `
Was sind die Quick Wins?
quick wins?
Was lässt sich schnell beheben?
Was kann man an einem Nachmittag erledigen?
Welche Änderungen sind einfach?
Kleine Änderung, große Wirkung: was?
Was geht sofort ohne Budget?
Niedrig hängende Früchte?
Was kann ein Praktikant morgen fixen?
Einfache Verbesserungen bitte
Was kostet wenig Mühe?
Was ist in einer Stunde gemacht?
Sofortmaßnahmen?
Welche Kleinigkeiten bringen schon was?
Was können sie auf der Stelle verbessern?
Wofür braucht man keinen Entwickler?
Kurzfristige Maßnahmen laut Bericht?
Wenig Aufwand, viel Ertrag?
Ich habe nur zwei Stunden, was kann ich verbessern?
Schnelle Erfolge für Acme?
Welche kleinen Handgriffe lohnen sich?
Was ist im Nu erledigt?
Welche Maßnahmen kosten nichts?
Leichte Übungen für den Anfang an der Seite?
Was kann der Verein heute noch ändern?
`,
  northStar: `
Was ist der Nordstern?
north star?
An welcher Kennzahl sollen sie sich ausrichten?
Wie misst man den Erfolg?
Welcher KPI ist am wichtigsten?
Kennzahlen?
Was ist das übergeordnete Ziel der Strategie?
Woran merkt man, dass die Maßnahmen wirken?
Worauf soll das ganze Team hinarbeiten?
Welche Zahl soll man im Blick behalten?
Leitstern der Strategie?
Mit welcher Metrik misst man die Initiativen?
Was wäre das Leitziel?
Welcher Wert muss steigen?
Woran erkennt Acme, dass es vorangeht?
Was sollten wir aufs Dashboard packen?
Erfolgsmessung?
Wohin soll die Reise strategisch gehen, als ein Ziel?
Welches langfristige Ziel nennt der Strategieteil?
Die eine Kennzahl, auf die es ankommt?
Nach welchem Maßstab bewertet man Fortschritt?
Worauf soll der Verein optimieren?
Zielgröße?
Wie sieht Erfolg in einem Jahr aus?
Was zeigt an, ob die Marke besser wird?
`,
  journey: `
Wie sieht die Customer Journey aus?
kundenreise?
Wie wird aus einem Besucher ein Kunde?
Wo springen Besucher ab?
Wo verliert die Seite Leute?
Beschreib die Phasen der Kundenreise
Wie viele Klicks bis zur Anmeldung?
Wo hakt es auf dem Weg zum Kauf?
Wie leicht kann man buchen?
Welche Phase des Funnels ist am schwächsten?
Wie führt die Website ihre Besucher?
Gibt es Hürden vor der Kontaktaufnahme?
Was passiert, nachdem jemand auf der Seite landet?
Wo bleiben Nutzer hängen?
Weg zum Abschluss?
Was fehlt in der Entscheidungsphase?
Ist das Nutzererlebnis rund?
Wann würde ich als Besucher aufgeben?
Welche Sackgassen gibt es?
Wie werden Kunden nach dem Kauf betreut auf der Seite?
Touchpoints?
Führ mich durch den Weg eines Besuchers
Holt die Seite Unentschlossene ab?
Wie kommt man von der Startseite zur Bestellung?
Funnel bitte analysieren
Was lässt einen Besucher abspringen?
Ist der Weg zur Terminbuchung für Patienten klar?
Welche Stolpersteine begegnen Interessenten?
Von der Aufmerksamkeit bis zur Treue: wie schlagen sie sich?
Wie wird man durch die Seite zum Mitglied geleitet?
Wo gehen Anfragen verloren?
Reibungspunkte?
Welcher Abschnitt der Reise klappt gut?
Customer Journey Map
Conversion-Pfad?
Was macht den Weg zum Ziel holprig?
Wie macht Acme aus Interesse Umsatz?
UX-Probleme?
Hilft die Seite bei der Auswahl?
Wie läuft der Weg eines Spenders?
Was durchläuft jemand, bevor er anfragt?
Lücken im Kaufprozess?
Wie bewegt sich ein Nutzer durch die Seite?
customer jorney
Steht beim Kauf etwas im Weg?
`,
  ctas: `
Was sind die Handlungsaufforderungen?
CTAs?
Was sollen Besucher tun?
Welche Buttons gibt es?
Was steht auf dem Hauptbutton?
Wozu fordert die Seite auf?
Wohin führt der wichtigste Knopf?
Call to Action?
Sind die Handlungsaufrufe klar?
Welche Aktion wünschen sie sich vom Besucher?
Liste die Texte aller Buttons
Wie viele Aufforderungen sind auf der Startseite?
Sollen die Leute anrufen oder ein Formular ausfüllen?
Was steht auf dem Knopf im Kopfbereich?
Was ist die primäre Aktion?
Worauf soll man klicken?
Gibt es überhaupt einen Handlungsaufruf?
Wie ist der Anmeldebutton beschriftet?
Welcher Button sticht am meisten hervor?
Welcher nächste Schritt wird angeboten?
Steht da „Jetzt buchen“ oder „Mehr erfahren“?
Konkurrieren die Buttons miteinander?
Was will die Praxis, dass man auf der Seite macht?
Welche Klicks sind ihnen am wichtigsten?
Ruft der Verein zum Beitreten auf?
Buttontexte bitte
Wie drängen sie zum Handeln?
Wohin gehen die Links zum Loslegen?
Hat jede Seite einen CTA?
Was ist die Beschriftung vom grünen Knopf?
Sekundärer Call-to-Action?
Sagen die Buttons, was danach passiert?
Ist der Spendenbutton gut zu sehen?
Was soll ich am Ende der Seite tun?
Wie bitten sie um den Kauf?
Zu was laden sie den Leser ein?
Conversion-Ziel der Seite?
Muss man scrollen, um den Hauptbutton zu sehen?
Gibt es zu viele Knöpfe?
Was möchte Acme, dass ich anklicke?
welche button sind da
Wie stark sind die Handlungsaufforderungen?
Welche Aktionen kann man auf der Startseite auslösen?
Setzen sie auf Dringlichkeit bei den Buttons?
Wie ist der Kontaktknopf formuliert?
`,
  navigation: `
Was steht im Menü?
navigation?
Wie ist die Website aufgebaut?
Welche Menüpunkte gibt es?
Was sind die Hauptbereiche der Seite?
Welche Links sind im Header?
Seitenstruktur?
Ist die Navigation verständlich?
Wie viele Punkte hat das Hauptmenü?
Was findet man im Footer-Menü?
Welche Rubriken hat die Site?
Wie findet man sich auf der Seite zurecht?
Zeig mir die Menüleiste
Ist das Menü zu lang?
Sind die Preise im Menü verlinkt?
Wie ist das Menü gegliedert?
Was verbirgt sich unter dem Punkt Leistungen?
Welche Reiter kann man oben anklicken?
Informationsarchitektur?
Menü
Welche Einträge hat die Navigation von Acme?
Wie heißen die Navigationspunkte?
Was erreicht man direkt über die Hauptnavigation?
Gibt es Untermenüs?
Wie sind die Seiten im Menü gruppiert?
`,
  claims: `
Was behaupten sie von sich?
behauptungen?
Belegen sie ihre Aussagen?
Mit welchen Zahlen werben sie?
Sagen sie, dass sie die Nummer eins sind?
Welche Belege gibt es für ihre Versprechen?
Welche Superlative benutzen sie?
Übertreiben sie?
Gibt es unbewiesene Behauptungen?
Welche Aussagen treffen sie über ihre Leistung?
Mit was prahlen sie?
Welche Statistiken stehen auf der Seite?
Werbeaussagen bitte
Sind die Aussagen begründet?
Was versprechen sie, ohne es zu beweisen?
Behaupten sie, Marktführer zu sein?
Kernbotschaften und ihre Beweise?
Welche Fakten führt Acme zu seinen Gunsten an?
Wie glaubhaft sind ihre Werbeversprechen?
Welche Prozentzahlen nennen sie?
Was wird gesagt und was davon ist belegt?
Proof Points?
Lässt sich überprüfen, was sie über sich sagen?
Welche gewagten Sätze stehen da?
Welche Argumente kommen in den Texten vor?
`,
  vocabulary: `
Welche Wörter benutzen sie oft?
wortschatz?
Was sind typische Begriffe der Marke?
Welche Modewörter nutzen sie zu viel?
Welche Ausdrücke kommen ständig vor?
Lieblingswörter?
Verwenden sie viel Fachjargon?
Welche Wörter sind bezeichnend für sie?
Haben sie eigene Wortschöpfungen?
Welche Floskeln dreschen sie?
Wortwahl?
Welche Adjektive verwenden sie immer wieder?
An welchen Wörtern würde ich Acme erkennen?
Häufigste Wörter der Website?
Ist das Vokabular technisch?
Welche Phrasen sind abgenutzt?
Gibt es Klischees im Text?
Welche Schlüsselwörter beherrschen ihre Texte?
Markenvokabular bitte
Welche Füllwörter kommen vor?
Welche besonderen Begriffe pflegt der Verein?
Welche leeren Worthülsen gibt es?
Typische Redewendungen?
Überstrapazierte Wörter?
Welche Wörter wiederholen sich auf der Startseite?
`,
  clarity: `
Ist die Botschaft klar?
klarheit?
Versteht man sofort, was sie machen?
Wie verständlich ist die Kommunikation?
Ist gleich ersichtlich, was sie anbieten?
Welche Klarheitsprüfungen sind durchgefallen?
Würde meine Oma begreifen, was das ist?
Wie gut funktioniert die Botschaft?
Warum ist der Klarheitswert so niedrig?
Ist die Startseite verwirrend?
Sind die Aussagen schwammig?
Was bleibt unklar auf der Seite?
Weiß man nach fünf Sekunden, worum es geht?
Bewerte das Messaging
Kommen die Texte auf den Punkt?
Score für Klarheit?
Wie könnte die Botschaft deutlicher sein?
Sagt die Seite geradeheraus, was sie verkauft?
Wie leicht erfasst man, worum es bei Acme geht?
Kommuniziert der Verein klar?
Wo ist die Aussage unscharf?
Sagt die Überschrift, was man bekommt?
Kapiert man das Angebot?
Zusammenfassung der Botschaften bitte
Was macht ihre Botschaft schwer zu greifen?
`,
  readability: `
Wie lesbar sind die Texte?
lesbarkeit?
Sind die Sätze zu lang?
Ist der Text leicht zu lesen?
Flesch-Wert?
Auf welchem Niveau schreiben sie?
Wie lang sind die Sätze im Schnitt?
Könnte ein Zwölfjähriger das lesen?
Sind die Texte zu kompliziert?
Benutzen sie Schachtelsätze?
Ist das einfache Sprache?
Wie schwierig ist die Website zu lesen?
Lesbarkeitsindex?
Sind die Absätze kurz genug?
Verwenden sie lange Wörter?
Muss man studiert haben, um das zu lesen?
Wie viele Wörter pro Satz?
Sind die Texte für Nicht-Muttersprachler lesbar?
Textschwierigkeit?
Liest sich das flüssig?
Wie anstrengend ist das zu lesen?
Sind die Patienteninfos gut lesbar geschrieben?
Lesestufe der Texte von Acme?
Wie komplex sind die Sätze?
Lesarbkeit der Startseite?
`,
  themes: `
Worüber schreiben sie?
themen?
Welche Themen deckt die Seite ab?
Welche Inhalte gibt es?
Welche Themen kommen immer wieder?
Was sind die inhaltlichen Schwerpunkte?
Welche Formate nutzen sie für Inhalte?
Content-Strategie?
Worum drehen sich ihre Inhalte?
Welche Themenfelder besetzen sie?
Gibt es Ratgeber, Fallstudien oder Whitepaper?
Welche Themen fehlen im Content?
Schreiben sie über Nachhaltigkeit?
Was erfährt man auf dieser Seite so alles?
Wofür zeigen sie Fachwissen?
Inhaltssäulen bitte
Welche Geschichten erzählen sie?
Mit welchen Fragen der Branche befassen sie sich?
Hauptthemen von Acme?
Wie breit ist das Themenspektrum?
Welche Art von Content produzieren sie?
Fass den Inhaltsteil zusammen
Worüber redet der Verein auf seiner Seite am meisten?
Zentrale Inhalte?
Welche Stoffe behandeln ihre Artikel insgesamt?
`,
  blog: `
Haben sie einen Blog?
blog?
Wie oft veröffentlichen sie?
Wann war der letzte Beitrag?
Was sind die neuesten Artikel?
Gibt es einen Newsbereich?
Wie aktiv ist der Blog?
Letzte Veröffentlichung?
Gibt es ein Magazin auf der Seite?
Wie viele Artikel gibt es?
Schreiben sie regelmäßig?
Titel der Blogbeiträge?
Was hat der Verein zuletzt gemeldet?
Pressemitteilungen?
Haben sie einen Podcast oder Artikel?
Wie viele Beiträge im Monat?
Neuigkeiten von Acme?
Wird der Blog gepflegt?
Aktuelles?
Gibt es was zu lesen, Artikel oder so?
Welche Blogposts hast du gesehen?
Veröffentlichungsrhythmus?
Gibt es einen Pressebereich mit Meldungen?
Wann posten die?
Neuester Blogartikel?
`,
  socials: `
Sind sie auf Social Media?
social media?
Welche sozialen Netzwerke nutzen sie?
Haben sie Instagram?
LinkedIn-Seite?
Links zu ihren Profilen
Sind sie auf TikTok?
Wo kann ich ihnen folgen?
Gibt es einen YouTube-Kanal?
Ist die Praxis auf Facebook?
Twitter oder X?
Auf welchen Kanälen sind sie aktiv?
Wo findet man sie sonst noch im Netz?
Haben sie eine Discord-Community?
Wie heißt der Verein auf Insta?
Alle Social-Media-Konten bitte
Verlinken sie auf GitHub?
Haben sie einen Telegram-Kanal?
Sind sie bei Xing?
Wie viele Profile sind verlinkt?
Mastodon oder Bluesky?
facebook seite von denen
In welchen Netzwerken ist Acme unterwegs?
Welche sozialen Icons sind im Footer?
Pinterest?
`,
  contact: `
Wie kann ich sie erreichen?
kontakt?
Telefonnummer?
Wie lautet die E-Mail-Adresse?
Gibt es ein Kontaktformular?
Wen kann ich anrufen?
Wohin schreibe ich bei Fragen?
Erreiche ich sie per WhatsApp?
Haben sie eine Hotline?
Kontaktdaten bitte
Gibt es einen Live-Chat?
Welche Nummer wähle ich für einen Termin?
Wie nehme ich Kontakt auf?
Kann man denen eine Nachricht schicken?
Wie komme ich an den Support?
Ich möchte mich beschweren, an wen wende ich mich?
Fax?
Kontaktmöglichkeiten des Vereins?
Pressekontakt?
Wie spreche ich dort mit einem Menschen?
Kundendienst erreichen?
Steht eine Telefonnummer auf der Seite?
Mail?
Wo ist die Kontaktseite?
Antworten sie über Messenger?
Gib mir Nummer und Mailadresse
An wen schicke ich meine Anfrage?
Wie erreicht man die Praxis?
Rufen sie mich auf Wunsch zurück?
Notfallnummer?
Wie erreiche ich den Vertrieb?
Kann ich da anrufen?
Welche Wege gibt es, sich zu melden?
Ich will mit dem Team reden, wie geht das am besten?
Haben die eine richtige Mailadresse oder nur ein Formular?
Wie melde ich mich bei Acme?
Gibt es eine info@-Adresse?
Wer ist der Ansprechpartner und wie erreiche ich ihn?
Wie bekomme ich die Rezeption ans Telefon?
telefonnumer
Kann man per SMS schreiben?
Support-E-Mail?
Wie können sich Journalisten melden?
Wo kann ich eine Frage stellen?
Auf welchem Weg erreicht man jemanden, der zuständig ist?
`,
  location: `
Wo sitzen sie?
adresse?
Wo ist die Firma ansässig?
In welcher Stadt sind sie?
Wie komme ich da hin?
Haben sie ein Büro in Berlin?
Aus welchem Land kommen sie?
Anfahrt?
Gibt es eine Karte?
Hauptsitz?
Wie viele Standorte haben sie?
In welcher Straße ist die Praxis?
Welche Regionen bedienen sie?
Gibt es Filialen?
Wo finde ich den Laden?
Postanschrift bitte
Wo ist Acme zu Hause?
Sind sie auch in meiner Gegend tätig?
Nur regional oder im ganzen Land?
Wo finden die Kurse statt?
Liegt das Vereinsheim in der Nähe vom Bahnhof?
In welchem Ort ist das Hotel?
Welches Liefergebiet haben sie?
Standort?
wo sind die denn
`,
  languages: `
In welchen Sprachen gibt es die Seite?
sprachen?
Gibt es eine englische Version?
Ist die Website mehrsprachig?
Kann ich das auf Deutsch lesen?
Welche Sprachversionen existieren?
Ist alles auf Englisch?
Wie viele Sprachen unterstützt die Site?
Kann man die Sprache umstellen?
Gibt es eine türkische Version für Patienten?
Sind alle Seiten übersetzt?
Welche Sprache hat die Website?
Gibt es Übersetzungen?
Auch auf Französisch verfügbar?
Ist die Seite zweisprachig?
Hat Acme eine spanische Seite?
Gibt es einen Sprachumschalter?
Lokalisierte Fassungen für andere Länder?
In welcher Sprache ist der Auftritt gehalten?
Wurde die deutsche oder die englische Fassung untersucht?
Nur Deutsch oder noch andere Sprachen?
Fremdsprachige Inhalte vorhanden?
Gibt es die Seite in Leichter Sprache oder anderen Sprachen?
Welche Locale ist eingestellt?
Sprachfassungen?
`,
  apps: `
Haben sie eine App?
app?
Gibt es eine mobile App?
Kann ich das fürs iPhone herunterladen?
Ist es im App Store?
Gibt es eine Android-Version?
Wo bekomme ich die App?
Gibt es ein Desktop-Programm zum Installieren?
Bei Google Play erhältlich?
Haben sie ein Add-on für Chrome oder Firefox?
Hat das Fitnessstudio eine App?
Wie heißt die App?
Welche Apps gibt es?
App für Mitglieder?
Kann ich über eine App buchen?
Läuft das im Browser oder brauche ich eine App?
iOS-App?
Link zur App bitte
Native Apps vorhanden?
Gibt es Acme fürs Handy?
Für Android und iOS beides?
Hat die Bank eine Anwendung fürs Smartphone?
Wird ein App-Store verlinkt?
Gibt es eine Audioguide-App vom Museum?
Wie viele Apps bieten sie an?
`,
  technology: `
Womit ist die Seite gebaut?
technik?
Welche Technologien nutzen sie?
Ist das WordPress?
Welches CMS läuft da?
Welche Analysetools setzen sie ein?
Benutzen sie Google Analytics?
Welche Tracker sind auf der Seite?
Tech-Stack?
Welches Shopsystem ist das?
Ist es Shopify?
Welche Skripte werden von Dritten geladen?
Mit welchem Framework wurde die Seite gemacht?
Wer hostet die Website?
Läuft das mit React?
Welche Marketingtools stecken im Code?
Ist es ein Baukasten wie Jimdo oder Wix?
Was steckt technisch hinter der Site?
Welche Bibliotheken benutzt das Frontend?
Haben sie einen Tag-Manager?
Technische Basis der Vereinsseite?
Welcher Server?
Ist HubSpot eingebunden?
Auf welcher Technik beruht die Website von Acme?
Wird ein CDN benutzt?
`,
  legalEntity: `
Wer steckt rechtlich hinter der Seite?
impressum?
Wer betreibt die Website?
Welche Rechtsform hat die Firma?
Ist das eine GmbH?
Wem gehört Acme?
Wie heißt die eingetragene Firma?
Handelsregisternummer?
Umsatzsteuer-ID?
Wer ist für den Inhalt verantwortlich?
Wer ist laut Impressum Geschäftsführer?
Ist das ein eingetragener Verein?
Mit wem schließe ich juristisch den Vertrag?
Gehören sie zu einem Konzern?
Betreiber?
Welches Unternehmen ist der Inhaber der Marke?
In welchem Register stehen sie?
Wer haftet?
Muttergesellschaft?
Rechtlicher Name bitte
Wer ist der gesetzliche Vertreter?
AG oder UG?
Wer ist der Träger der Einrichtung?
Unter welcher Firma sind sie eingetragen?
Angaben nach § 5 DDG?
`,
  seo: `
Wie gut ist das SEO?
SEO?
Ist die Seite für Suchmaschinen optimiert?
Findet man sie bei Google?
Welche SEO-Probleme gibt es?
SEO-Score?
Wie auffindbar ist die Marke?
Sind die Title-Tags in Ordnung?
Haben sie Meta-Beschreibungen?
Welche SEO-Prüfungen sind nicht bestanden?
Was sollte man für Google verbessern?
Suchmaschinenoptimierung?
Wie sichtbar sind sie im Netz?
Warum tauchen sie in der Suche nicht auf?
Sind die Überschriften aus SEO-Sicht sauber?
Wie schneidet die Website in der Suche ab?
Onpage-Fehler?
Gibt es doppelte Seitentitel?
Wie gut würde die Seite ranken, rein technisch?
Zusammenfassung zur Auffindbarkeit bitte
Ist die Seite der Praxis suchmaschinenfreundlich?
Wie können sie besser ranken?
Sind die Metadaten gepflegt?
SEO-Check
Was hindert sie daran, gefunden zu werden?
Sind Open-Graph-Tags gesetzt?
Würde ich sie finden, wenn ich danach suche?
Wie sehen die Suchergebnis-Snippets aus?
Haben sie ihre SEO-Hausaufgaben gemacht?
Fehlen Seiten die Beschreibungen?
Technisches SEO?
Was ist gut an ihrem SEO?
Sind die URLs sprechend?
Wie können mehr Leute die Seite über die Suche finden?
Ist der Titel der Startseite zu lang für Google?
Gibt es kaputte Links, die dem Ranking schaden?
Tut Acme genug für die Suchergebnisse?
Wie steht der Verein bei Google da, von der Optimierung her?
Googleoptimierung gut oder schlecht?
Versteht eine Suchmaschine die Seiten?
wie ist das seo so
Was kam beim SEO-Audit heraus?
Ist die Site bereit für organischen Traffic?
Was muss der Entwickler für bessere Rankings reparieren?
Jede Seite mit eigener H1?
`,
  ai: `
Ist die Seite bereit für KI?
KI?
Wie gut verstehen KI-Assistenten die Seite?
Kann ChatGPT sie finden?
KI-Tauglichkeit?
Gibt es eine llms.txt?
Wie tauchen sie in KI-Antworten auf?
Würde eine KI die Marke empfehlen?
Sind die Inhalte für Sprachmodelle nutzbar?
Welche KI-Prüfungen fehlen?
KI-Score?
Ist die Website für KI-Suche optimiert?
Kann Perplexity die Seiten lesen?
Was muss man tun, um von ChatGPT zitiert zu werden?
Wie sichtbar ist Acme für LLMs?
GEO, Generative Engine Optimization: wie steht's?
Was hindert Sprachmodelle am Verstehen der Vereinsseite?
Bekommt eine KI den Inhalt ohne JavaScript?
Wie KI-freundlich ist der Auftritt?
Vorbereitet auf AI Overviews?
AI Readiness?
Können Assistenten ihre Preise nennen?
Wie sähe Gemini die Website?
Sind die Inhalte für Antwortmaschinen aufbereitet?
Werden sie von Chatbots erwähnt?
`,
  crawlers: `
Welche KI-Bots dürfen rein?
Blockieren sie GPTBot?
crawler?
Sind KI-Crawler ausgesperrt?
Darf ClaudeBot die Seite lesen?
Welche Bots sperrt die robots.txt?
Lassen sie OpenAI crawlen?
Welche Agenten haben Zugang?
Ist PerplexityBot gesperrt?
Erlauben sie KI-Training mit ihren Inhalten?
Bot-Zugriff?
Wer darf crawlen?
Ist Google-Extended erlaubt?
Sind irgendwelche Bots verbannt?
Was steht in der robots.txt über KI-Agenten?
Liste der KI-Crawler mit erlaubt oder gesperrt
Halten sie Spider von KI-Firmen draußen?
Ist CCBot ausgeschlossen?
Welche User-Agents sind nicht zugelassen?
Verbietet Acme das Scraping durch KI?
Status von GPTBot?
Sind Crawler willkommen?
Haben sie ChatGPTs Roboter die Tür zugemacht?
Kommt Bytespider durch?
Sperrt die Zeitung KI-Roboter aus?
`,
  structuredData: `
Gibt es strukturierte Daten?
schema.org?
Nutzen sie JSON-LD?
Welche Schema-Typen sind eingebaut?
Gibt es ein Organization-Schema?
FAQ-Markup vorhanden?
Sind die Produkte ausgezeichnet?
Welche Rich Snippets wären möglich?
Ist LocalBusiness hinterlegt?
Welche Schema-Typen fehlen?
strukturierte daten?
Gibt es Mikrodaten im Code?
Breadcrumb-Markup?
Sind Bewertungen für Sterne in der Suche ausgezeichnet?
Wie viele Seiten haben strukturierte Daten?
Haben Termine ein Event-Schema?
Semantische Auszeichnung im Quelltext?
Zeig mir die gefundenen JSON-LD-Objekte
Ist das Markup gültig?
Nutzt Acme Artikel-Markup?
Rezepte mit Rezept-Schema?
Sind die Öffnungszeiten maschinenlesbar ausgezeichnet?
Auf welchen Seiten liegt Schema-Markup?
Rich Results?
RDFa oder Mikroformate?
`,
  indexing: `
Kann Google die Seite indexieren?
Gibt es eine Sitemap?
robots.txt?
Stehen Seiten auf noindex?
Welche Seiten sind von der Suche ausgeschlossen?
indexierung?
Wie viele URLs sind in der Sitemap?
Ist etwas für die Indexierung gesperrt?
Wie sieht die robots.txt aus?
Sind wichtige Seiten vor dem Google-Index versteckt?
XML-Sitemap vorhanden?
Noindex-Tags?
Können Suchmaschinen alle Seiten erreichen?
Welche Seiten kommen nicht in den Index?
Ist die Site indexierbar?
Zeigen die Canonicals auf die richtigen Seiten?
Wo liegt die Sitemap?
Probleme mit der Indexierung?
Haben sie vergessen, die Indexierung freizugeben?
Sperrt ein Robots-Meta-Tag etwas?
Kommt Acme in den Bing-Index?
Ist aus Versehen die Testseite im Index?
Ist der ganze Auftritt für Suchmaschinen offen?
Indexierbarkeit prüfen
Wird Google gesagt, Seiten auszulassen?
`,
  speed: `
Wie schnell ist die Website?
ladezeit?
Ist die Seite langsam?
Wie lange lädt sie?
Performance?
Sind die Bilder zu groß?
Was bremst die Seite aus?
Lädt sie mobil schnell genug?
Core Web Vitals?
Wie schwer sind die Seiten?
Gibt es Skripte, die das Rendern blockieren?
Was könnte sie schneller machen?
Wie viele Anfragen macht die Startseite?
Wird komprimiert und gecacht?
Geschwindigkeit der Site?
Wird Lazy Loading benutzt?
Warum lädt das so ewig?
Ist Acme flott oder lahm im Browser?
Antwortzeit des Servers?
Performance-Probleme?
Sind die Fotos komprimiert?
Kommt man mit lahmem Internet zurecht?
Wie groß ist das HTML?
Hinweise zur Ladegeschwindigkeit
Ist die Vereinsseite schnell genug?
`,
  trust: `
Kann ich ihnen vertrauen?
vertrauen?
Womit beweisen sie, dass sie gut sind?
Sind die seriös?
Wie vertrauenswürdig wirkt die Seite?
Welche Vertrauenssignale gibt es?
Ist das Abzocke?
Was schafft Vertrauen auf der Seite?
Warum sollte ich denen glauben?
Wirkt die Website glaubwürdig?
Was fehlt für mehr Vertrauen?
Social Proof?
Belege für Qualität?
Zeigen sie Auszeichnungen, Bewertungen oder Referenzen?
Ist das eine echte Firma?
Kann man dort bedenkenlos bestellen?
Wirkt das unseriös?
Wie zeigen sie ihre Kompetenz?
Woran sehe ich, dass das kein Schwindel ist?
Vertrauenselemente bitte
Wo mangelt es der Seite an Glaubwürdigkeit?
Was beruhigt einen zögernden Kunden?
Wie glaubwürdig ist Acme?
Was spricht für ihre Verlässlichkeit?
Wie stark ist der soziale Beweis?
Gibt die Praxis Patienten Grund zum Vertrauen?
Ist die Marke vertrauenswürdig?
Worauf stützt sich ihr Ruf?
Wie belegt der Verein, dass er sauber arbeitet?
Welche Nachweise fehlen?
Gibt es Vertrauenssiegel im Shop?
Reputation?
Gibt es etwas, das dich an ihnen zweifeln lässt?
Fühlt man sich als Käufer sicher?
Was macht die Firma glaubhaft?
Wie gewinnen sie das Vertrauen der Leute?
Zusammenfassung zum Vertrauen
Hat das Hand und Fuß, was sie als Beweis zeigen?
Sind die echt oder fake
Wirken sie zuverlässig?
Wie zeigt die Stiftung, dass Spenden ankommen?
Welche Zeichen von Autorität gibt es?
Sieht die Seite verdächtig aus?
Was untermauert ihre Erfahrung?
Vertauenssignale?
`,
  testimonials: `
Gibt es Kundenstimmen?
bewertungen?
Was sagen die Kunden?
Gibt es Rezensionen auf der Seite?
Wie sind sie bewertet?
Zitiere eine Kundenstimme
Wie viele Sterne haben sie?
Was halten Klienten von ihnen?
Testimonials?
Empfehlen Leute sie weiter?
Zeigen sie Erfolgsgeschichten von Kunden?
Wo kann ich Bewertungen lesen?
Was schreiben Patienten über die Praxis?
Verlinken sie auf Trustpilot?
Kundenmeinungen?
Was loben die Gäste?
Gibt es negative Bewertungen?
Referenzen mit Zitat?
Steht jemand mit Namen für sie ein?
Welche Erfahrungen haben andere gemacht?
Google-Bewertung?
Wie viele Kundenzitate sind auf der Seite?
Erzählen Mitglieder vom Verein?
Sind die Kundenstimmen glaubwürdig?
Feedback von Nutzern?
Wer kommt als Kunde zu Wort?
Was sagen die Leute über Acme?
Sind die Kunden zufrieden?
Zeig mir eine Rezension
Kommen Kunden auch in Videos zu Wort?
Berichten ehemalige Schüler?
Welches ist das schönste Kundenzitat?
Gibt es Lob auf der Startseite?
Kundenrezensionen mit Foto?
Wie urteilen Käufer?
Stimmen anderer Eltern?
Was wird in den Bewertungen über den Service gesagt?
Veröffentlichen sie Bewertungen?
Empfehlungen von Ärzten?
Sind die Aussagen der Kunden anonym?
kundenmeinugen
ProvenExpert oder ähnliches?
Liste alle Testimonials
Gibt es Meinungen von Dritten?
Wer spricht gut über sie?
`,
  customers: `
Wer sind ihre Kunden?
referenzen?
Welche Firmen nutzen das?
Welche Kundenlogos werden gezeigt?
Nennen sie Referenzkunden?
Für wen haben sie schon gearbeitet?
Große Namen unter den Kunden?
Wie viele Kunden geben sie an?
Kundenliste?
Welche Organisationen vertrauen ihnen?
Gibt es Fallbeispiele mit namentlich genannten Kunden?
Wer benutzt Acme sonst noch?
Welche Marken führen sie als Kunden auf?
Welche Projekte haben sie für wen gemacht?
Gibt es bekannte Nutzer?
Haben sie Konzerne als Kunden?
Nenn ein paar ihrer Auftraggeber
Welche Partner werden erwähnt?
Gibt es eine Referenzliste?
Sind öffentliche Einrichtungen unter den Kunden?
Wessen Logo ist auf der Startseite?
Welche Hochschulen arbeiten damit?
Wie viele Mitglieder nennt der Verein?
Wen zählen sie zu ihren bestehenden Kunden?
Mandanten?
`,
  certifications: `
Sind sie zertifiziert?
zertifikate?
Haben sie ein ISO-Zertifikat?
Haben sie Preise gewonnen?
Bio-Siegel?
Welche Siegel zeigen sie?
Hat der TÜV da irgendwas geprüft?
Welche Auszeichnungen haben sie?
Ist die Klinik akkreditiert?
Gibt es ein Gütesiegel?
Mitglied in einem Fachverband?
Sind die Trainer lizenziert?
Offiziell anerkannt?
Welche Normen erfüllen sie?
Fairtrade?
Awards?
Ist die Schule staatlich anerkannt?
Nachweise über Zertifizierungen?
Hat das Hotel Sterne oder Labels?
Ist Acme nach ISO 27001 zertifiziert?
Welche Prüfzeichen gibt es?
Meisterbetrieb?
Welche Akkreditierungen sind aufgeführt?
Wurden sie ausgezeichnet?
Zertifizierungen auflisten
`,
  policies: `
Gibt es eine Datenschutzerklärung?
AGB?
Welche Rechtstexte gibt es?
Haben sie eine Stornoregelung?
Wo stehen die Nutzungsbedingungen?
Rückgaberichtlinie?
Sind Impressum und Datenschutz da?
Wird man über den Widerruf belehrt, wo steht das?
richtlinien?
Cookie-Richtlinie vorhanden?
Link zum Datenschutz bitte
Welche rechtlichen Seiten fehlen?
Gibt es Versandbedingungen als Seite?
Hat Acme Geschäftsbedingungen?
Veröffentlicht der Verein seine Satzung?
Gibt es eine Erklärung zur Barrierefreiheit?
Auftragsverarbeitungsvertrag?
Datenschutzhinweise für Patienten?
Welche Regeln gelten für die Nutzung der Seite?
Wo finde ich das Kleingedruckte?
Verhaltenskodex?
Sind die Pflichtseiten vollständig?
Wie informieren sie über Datenschutz?
Liste der Rechtstexte mit Links
Hausordnung oder Teilnahmebedingungen?
`,
  consent: `
Gibt es ein Cookie-Banner?
cookies?
Fragen sie nach Einwilligung?
Kann ich Cookies ablehnen?
Startet das Tracking vor der Zustimmung?
Welches Consent-Tool nutzen sie?
Gibt es einen Knopf „Alle ablehnen“?
Werden Tracker ohne Erlaubnis geladen?
Ist der Cookie-Hinweis DSGVO-konform?
Wie gehen sie mit Cookies um?
Einwilligung?
Setzt die Seite Cookies, bevor man zustimmt?
Cookiebot oder Usercentrics?
Brauchen sie überhaupt ein Banner?
Lässt sich Tracking so leicht ablehnen wie annehmen?
Holt Acme für die Statistik eine Erlaubnis ein?
Ist der Einwilligungsdialog manipulativ?
Was passiert beim ersten Besuch mit Cookies?
Wird man gefragt, bevor getrackt wird?
Kommt da ein Pop-up wegen Cookies?
Opt-in oder Opt-out?
Consent-Management?
Welche Wahl lässt der Cookie-Dialog?
Kann man die Zustimmung widerrufen?
Tracken die ungefragt?
`,
  security: `
Ist die Website sicher?
sicherheit?
Nutzt sie HTTPS?
Welche Sicherheitsheader fehlen?
Gibt es HSTS?
Haben sie eine Content Security Policy?
Ist die Verbindung verschlüsselt?
Ist das SSL-Zertifikat in Ordnung?
Wie sicher sind meine Daten bei ihnen?
Was sagen sie zur Datensicherheit?
Security-Header?
Welche Sicherheitslücken fallen an der Website auf?
Wie gut ist die Site gegen Angriffe geschützt?
Könnte man die Seite leicht hacken?
Hat Acme eine Seite über Sicherheit?
Machen sie Penetrationstests?
CSP gesetzt?
Erwähnen sie Verschlüsselung?
Ist der Login sicher?
X-Frame-Options?
Welche Schutzmaßnahmen nennen sie?
Ist die Bezahlung im Shop verschlüsselt?
Ist der Server sicher konfiguriert?
IT-Sicherheit der Website?
Gibt es eine security.txt?
`,
  accessibility: `
Ist die Seite barrierefrei?
barrierefreiheit?
Können Blinde sie benutzen?
Erfüllt sie die WCAG?
Reicht der Kontrast?
Welche Prüfungen zur Barrierefreiheit sind nicht bestanden?
Haben Bilder Alternativtexte?
Mit der Tastatur bedienbar?
Gibt es Text mit zu wenig Kontrast?
Wie zugänglich ist die Website für Menschen mit Behinderung?
Funktioniert sie mit Screenreader?
BFSG-konform?
A11y-Score?
Sind Formularfelder beschriftet?
Für Farbenblinde nutzbar?
Welche Barrieren gibt es?
Ist die Schrift groß genug für Sehschwache?
Wo ist Text schlecht zu erkennen?
Was muss für die Zugänglichkeit getan werden?
Schließt die Seite technisch jemanden aus?
Kontrastprobleme?
Ist das Sprachattribut für Vorleseprogramme gesetzt?
Barrierearm?
Kommen Sehbehinderte auf der Seite von Acme zurecht?
Sind Buttons für Hilfstechnik benannt?
`,
  freshness: `
Wie aktuell ist die Seite?
aktualität?
Wann wurde die Website zuletzt aktualisiert?
Sind die Inhalte noch aktuell?
Wird die Seite gepflegt?
Wie alt sind die Inhalte?
Gibt es veraltete Angaben?
Kümmert sich noch jemand um die Website?
Welches Jahr steht im Copyright?
Ist die Seite verwaist?
Wann haben sie zuletzt was geändert?
Stehen alte Daten auf den Seiten?
Letzte Änderung?
Sind die Veranstaltungstermine schon vorbei?
Welche Seiten sind veraltet?
Gibt es die Firma noch, so wie die Seite aussieht?
Ist die Jahreszahl im Footer richtig?
Wird oft aktualisiert?
Stand der Informationen?
Ist das noch up to date?
Sind die Meldungen von diesem Jahr?
Wie frisch sind die Seiten des Vereins?
Wirkt Acme eingeschlafen im Netz?
Von wann sind die Inhalte?
Neuester Stand der Seite?
`,
  legalRisks: `
Gibt es rechtliche Risiken?
rechtliche Risiken?
Ist etwas rechtlich problematisch?
Könnten sie abgemahnt werden?
Ist die Seite DSGVO-konform?
Fehlen Pflichtangaben?
Entspricht das Impressum dem Gesetz?
Gibt es Compliance-Probleme?
Machen sie unerlaubte Heilversprechen?
Sind die Werbeaussagen rechtssicher?
Was würde ein Anwalt bemängeln?
Droht ein Bußgeld?
Verstoßen sie gegen den Datenschutz?
Wo stehen sie juristisch auf dünnem Eis?
Kann ein Konkurrent sie verklagen?
Abmahngefahr?
Welche gesetzlichen Pflichten erfüllen sie nicht?
Sind Google Fonts hier ein rechtliches Problem?
Haftungsrisiken?
Irreführende Aussagen nach UWG?
Ist der Auftritt juristisch wasserdicht?
Was könnte Acme Ärger mit Behörden bringen?
Fehlt der Vereinsseite etwas, was das Gesetz verlangt?
Rechtliche Baustellen?
Datenschutzrisiken der Website?
`,
  team: `
Wer arbeitet dort?
team?
Wer sind die Leute dahinter?
Wer ist der Chef?
Wie viele Mitarbeiter nennen sie?
Wer ist im Team?
Welche Ärzte arbeiten in der Praxis?
Wer leitet das Unternehmen?
Gibt es eine Teamseite?
Namen der Mitarbeiter?
Ich würde gern wissen, welche Trainer der Verein hat
Wer sitzt im Vorstand?
Stellen sie ihre Leute vor?
Wer sind die Gründer?
Ansprechpartner im Haus mit Bild?
Wer unterrichtet die Kurse?
Wer kocht da?
Welche Qualifikation hat das Personal?
Wie groß ist die Mannschaft?
Menschen hinter Acme?
Geschäftsleitung?
Wer kümmert sich um mich?
Welche Anwälte hat die Kanzlei?
Wer ist für Marketing zuständig?
Gibt es Fotos und Lebensläufe vom Team?
`,
  founding: `
Wann wurde die Firma gegründet?
gegründet?
Wie alt ist das Unternehmen?
Seit wann gibt es sie?
Wie lange sind sie schon im Geschäft?
Geschichte der Marke?
In welchem Jahr haben sie angefangen?
Wer hat es gegründet und wann?
Wie hat alles begonnen?
Gründungsjahr?
Wann entstand der Verein?
Entstehungsgeschichte
Ist das ein junges Unternehmen?
Wie viele Jahre Erfahrung haben sie?
Wann wurde die Praxis eröffnet?
In der wievielten Generation wird der Betrieb geführt?
Sind sie ein Start-up?
Wie kam es zu Acme?
Meilensteine der Firmengeschichte?
Haben sie eine lange Tradition?
Historie?
Seit welchem Jahr steht das Hotel?
Wie kamen die Gründer auf die Idee?
Gab es die Firma schon vor 2000?
Anfänge?
`,
  careers: `
Suchen sie Leute?
jobs?
Gibt es offene Stellen?
Kann ich dort arbeiten?
Wie bewerbe ich mich?
Bilden sie aus?
Gibt es eine Karriereseite?
Welche Stellen sind ausgeschrieben?
Bieten sie Praktika an?
Sucht die Praxis eine MFA?
Stellenangebote
karriere?
Brauchen sie Entwickler?
Was bieten sie Bewerbern?
Wie sind sie als Arbeitgeber?
Wohin schicke ich meinen Lebenslauf?
Arbeiten bei Acme?
Nehmen sie Ehrenamtliche?
Teilzeitstellen?
Stellen sie gerade ein?
Kann man dort ein FSJ machen?
Homeoffice für Mitarbeiter möglich?
Ausbildungsplatz?
Ich suche Arbeit, haben die was?
Werkstudentenjobs?
`,
  hours: `
Wann haben sie geöffnet?
öffnungszeiten?
Bis wann ist offen?
Haben sie sonntags auf?
Wann kann ich anrufen?
Ist der Laden heute offen?
Ab wann machen sie morgens auf?
Sprechzeiten der Praxis?
Gibt es Abendsprechstunden?
An Feiertagen geschlossen?
Wie lange ist die Küche offen?
Wann kann man hin?
Geschäftszeiten?
Samstags jemand da?
Wann hat das Museum auf?
Mittagspause?
Wann ist Ruhetag?
Haben sie im Sommer zu?
Von wann bis wann ist geöffnet?
Wann ist der Support besetzt?
Ist das Büro freitags besetzt?
Rund um die Uhr?
Wann schließen die?
Wann ist das Vereinsheim auf?
Zu welchen Zeiten kann ich vorbeikommen?
`,
  questions: `
Gibt es eine FAQ?
FAQ?
Welche Fragen stellen Kunden?
Was sind häufige Fragen?
Werden typische Fragen beantwortet?
Wo hilft mir die Website bei Fragen weiter?
Was wollen die Leute meistens wissen?
Welche Fragen beantwortet die FAQ?
Gibt es einen Bereich mit Fragen und Antworten?
Was wird am öftesten gefragt?
Welche Fragen bleiben für Käufer offen?
häufig gestellte Fragen?
Was würden Interessenten im Verkaufsgespräch fragen?
Hilfecenter oder Wissensdatenbank?
Liste die FAQs
Welche Fragen haben Patienten vor dem ersten Termin?
Was sollte in eine FAQ rein?
Wo stehen die FAQs?
Beantwortet Acme irgendwo gängige Fragen?
Was fragen Eltern typischerweise?
Welche Kundenfragen beantwortet die Seite nicht?
Wie viele Fragen sind in der FAQ?
Standardfragen?
Supportbereich mit typischen Fragen?
Auf welche Fragen der Gäste gehen sie ein?
`,
  pages: `
Welche Seiten hast du gelesen?
Wie viele Seiten wurden untersucht?
quellen?
Welche URLs wurden angeschaut?
Hast du auch den Blog gelesen?
Woher hast du das?
Worauf beruht der Bericht?
Welche Teile der Website sind eingeflossen?
Liste der besuchten Seiten
Hast du die ganze Website angesehen?
Umfang des Crawls in Seiten?
Welche Seiten konnten nicht geöffnet werden?
War die Preisseite dabei?
Welche Unterseiten wurden berücksichtigt?
Hast du das Impressum gesehen?
Wurden Seiten übersprungen?
Wann wurden die Seiten abgerufen?
Auf welcher Grundlage antwortest du?
Wie gründlich war der Crawl?
Welches Material wurde benutzt?
Wie viel vom Auftritt hast du gesehen?
Ist der englische Teil mit drin?
Quellseiten bitte
Welche Seiten hat die Website?
Kam der Crawler durch den Shop?
`,
  confidence: `
Wie sicher bist du dir?
Wie zuverlässig ist der Bericht?
Kann ich mich darauf verlassen?
konfidenz?
Ist das geraten oder belegt?
Wie genau ist die Analyse?
Welche Teile des Berichts sind unsicher?
Wie sicher sind die Personas?
Wie gut ist die Datenlage?
Woher weißt du das so genau?
Könntest du dich irren?
Welchen Abschnitten kann ich am meisten trauen?
Fakt oder Spekulation?
Wie belastbar sind die Ergebnisse?
Was ist erschlossen und was steht da wirklich?
Denkst du dir das aus?
Wie gut gestützt ist der Archetyp?
Wo sollte ich den Bericht nachprüfen?
Wie ist der Bericht entstanden?
Verlässlichkeit?
Welche Schlüsse wackeln?
Kann ich das so zitieren?
Wie hoch ist die Sicherheit je Abschnitt?
Wie fundiert ist die SWOT?
Wie sehr stimmt das alles?
`,
  gaps: `
Was konntest du nicht finden?
Was fehlt im Bericht?
lücken?
Welche Informationen fehlen?
Was weißt du nicht über sie?
Welche Fragen lässt der Bericht offen?
Was hat die Analyse nicht herausgefunden?
Wo sind blinde Flecken des Reports?
Was stand nicht auf den Seiten?
Was ließ sich nicht feststellen?
Wo hat der Bericht Löcher?
Was bleibt nach der Untersuchung unklar?
Welche Abschnitte sind unvollständig?
Wonach hast du vergeblich gesucht?
Was müsste ich die Firma selbst fragen?
Offene Punkte der Analyse?
Fehlende Belege?
Was muss ich noch recherchieren?
Was deckt der Bericht nicht ab?
Grenzen des Berichts?
Welche Angaben ließen sich nicht ermitteln?
Zu welchen Themen kam nichts heraus?
Was hat dir die Website nicht verraten?
Was soll ich im Kundengespräch klären, weil es im Report nicht steht?
Welche Daten fehlen dir?
`,
  unknowable: `
Wie hoch ist der Umsatz?
Wie viel Gewinn machen sie?
Was zahlen sie ihren Mitarbeitern?
Wie viele Besucher hat die Seite im Monat?
Wie hoch ist das Werbebudget?
Ist der Gründer verheiratet?
Warum ist der Geschäftsführer gegangen?
Wie hoch ist die Kündigungsrate?
Conversion Rate?
Was hat die Website gekostet?
Gehen die bald pleite?
Wie viel Geld haben sie auf dem Konto?
Was ist die Firma wert?
Wie viele Kunden haben letztes Jahr gekündigt?
Was verdient der Chef?
Mögen die Angestellten ihren Vorgesetzten?
Warum wurde die Marketingleiterin entlassen?
Absprungrate der Startseite laut Analytics?
Welche Marge haben sie?
Wo wohnt der Gründer privat?
Hat die Direktorin Kinder?
Zu welchen Einkaufspreisen kaufen sie ein?
Wie viele Leute waren gestern auf der Startseite?
Mit welchen Investoren verhandeln sie gerade?
Was steht in der internen Planung für nächstes Jahr?
Wie viele Stück haben sie im Dezember verkauft?
Was kostet sie ein neuer Kunde?
Wie viel Steuern zahlen sie?
Haben sie Schulden?
Jahresumsatz?
Wie viel geben sie für Google Ads aus?
Was wurde in der letzten Vorstandssitzung besprochen?
Wer ist ihr umsatzstärkster Kunde?
Wie hoch ist die Fluktuation im Team?
Wie zufrieden sind die Mitarbeiter wirklich?
Wie viele Patienten behandeln sie im Schnitt pro Tag?
Wie viel Miete zahlt der Laden?
Welche Partei wählt der Inhaber?
Wie lautet das Passwort zum Adminbereich?
Wollen sie die Firma verkaufen?
Wie viele Beschwerden kamen im letzten Monat?
Marktanteil in Prozent?
Warum haben sich die Gründer zerstritten?
Wie viele aktive Nutzer loggen sich täglich ein?
Öffnungsrate des Newsletters?
Wie viele Stunden arbeitet das Team pro Woche?
Durchschnittlicher Bestellwert?
Wann erhöhen sie die Preise?
Was hat das Rebranding gekostet?
EBITDA?
Wie alt ist die Frau vom Chef?
`,
  task: `
Schreib einen Slogan für sie
Schreib mir eine E-Mail an die Firma
Übersetze die Startseite ins Spanische
Schreib ein Gedicht über die Marke
Erstelle ein Logo
Programmier mir ein Python-Skript
Denk dir fünf neue Claims aus
Entwirf eine Pressemitteilung
Mach einen LinkedIn-Post in ihrer Stimme
Formuliere die Überschrift um
Schreib einen besseren Hero-Text
Mach mir einen Marketingplan als PowerPoint
Verfasse einen Newsletter für ihre Kunden
Gestalte eine neue Website
Schreib ein Anschreiben für eine Bewerbung dort
Gib mir zehn Ideen für Blogbeiträge
Bau eine Landingpage in HTML
Schreib ein Lied über Acme
Mach mir eine Anzeige für Facebook fertig
Erfinde eine lustige Geschichte über den Verein
Finde einen neuen Produktnamen
Übersetz die Antwort ins Englische
Schreib mir eine Bewertung für das Restaurant
Formuliere bitte eine Kaltakquise-Mail an den Chef
Erstelle eine Über-uns-Seite
Mach einen Redaktionsplan
Schlag einen neuen Namen für die Firma vor
Schreib ein Drehbuch für ein 30-Sekunden-Video
Kannst du Alt-Texte für ihre Bilder schreiben?
Verfasse eine Meta-Description
Entwirf eine Entschuldigung an einen Kunden
Schreib eine Bildunterschrift für Instagram
Formulier die Mission schöner
Mach aus dem Bericht einen Blogartikel
Erstelle eine Excel-Tabelle mit den Preisen
Hilf mir, eine Rede fürs Jubiläum zu schreiben
Rappe über ihre Werte
Schreib Produktbeschreibungen für den Shop
Setz ein Beschwerdeschreiben auf
Formuliere ein Jobinserat für einen Designer
Generiere ein Bild von ihrem Büro
Mach meine Hausaufgaben über die Marke
Kürze diesen Text: Wir sind der führende Anbieter
Erstelle ein Quiz über das Unternehmen
Schreib Interviewfragen für die Gründerin
schreib mal nen tweet über die
Dichte ein Haiku auf die Firma
Ich brauche ein Pitch-Deck, mach eins
Überleg dir eine Werbekampagne
Was ist 17 mal 23?
`,
  opinion: `
Ist es besser als Salesforce?
Werden sie Erfolg haben?
Soll ich das kaufen?
Magst du die Marke?
Ist Acme besser als die Konkurrenz?
Was hältst du persönlich von ihnen?
Würdest du dort arbeiten?
Gibt es die Firma in zehn Jahren noch?
Ist es sein Geld wert, deiner Meinung nach?
Sollte ich in sie investieren?
Was ist besser, das hier oder Notion?
Findest du sie überteuert?
Würdest du das Hotel einem Freund empfehlen?
Wie schlagen sie sich im Vergleich zu Nike?
Ist das der beste Zahnarzt der Stadt?
Soll ich von HubSpot hierher wechseln?
Werden sie von Google aufgekauft?
Findest du das Logo hässlich?
Ist die Marke cooler als Apple?
Würdest du in dem Restaurant essen?
Wer gewinnt am Ende den Markt?
Können die Amazon schlagen?
Soll ich mein Kind in diesen oder einen anderen Verein schicken?
Gehen die irgendwann an die Börse?
Was gefällt dir persönlich am meisten an ihnen?
Sollen wir diese Agentur beauftragen oder eine andere?
Ist es eine gute Idee, Mitglied zu werden?
Wie wird sich die Marke in fünf Jahren entwickeln?
Ist das Programm gut oder schlecht, was meinst du?
Würdest du denen dein Geld anvertrauen?
Vergleiche sie mit McKinsey
Sind das gute Menschen?
Kaufe ich besser hier oder bei IKEA?
War das Rebranding klug, was denkst du?
Ist die Schule besser als die nebenan?
Welchen Konkurrenten würdest du stattdessen nehmen?
Wird KI diese Firma ersetzen?
Soll ich ihr Jobangebot annehmen?
Ist das nur ein Hype?
Macht Tesla das nicht besser?
Wer hilft mir bei Rückenschmerzen eher, die Praxis oder das Krankenhaus?
`,
  fact: `
Sind die Hunde in getrennten Zimmern untergebracht?
Darf ich meinen eigenen Wein mitbringen?
Wie lange dauert eine Sitzung?
Auf welchen Betriebssystemen läuft es?
Ab welchem Alter dürfen Kinder mitmachen?
Gibt es Parkplätze?
Was passiert, wenn meine Daten nicht gerettet werden können?
Wie werde ich Mitglied?
Was ist im Basispaket enthalten?
Was kostet die Fahrt zum Flughafen?
Ist das Frühstück im Zimmerpreis dabei?
Kann ich einen Tag vorher stornieren?
Welche Node-Version brauche ich mindestens?
Wie viele Leute passen in den Seminarraum?
Behandeln sie auch Katzen?
Ist der Pool beheizt?
Wie viel kostet die Thai-Massage?
Was kostet die Jahreskarte für Studenten?
Kann ich mit PayPal bezahlen?
Nehmen sie Kreditkarten?
Wie lang ist die Warteliste für einen Kitaplatz?
Gibt es eine Toilette auf dem Boot?
Komme ich mit dem Rollstuhl rein?
Hat das Haus einen Aufzug?
Welche Krankenkassen werden angenommen?
Brauche ich eine Überweisung vom Hausarzt?
Muss ich vor der Untersuchung nüchtern sein?
Tut das Einsetzen eines Implantats weh?
Wie groß dürfen Dateien beim Hochladen sein?
Wie installiere ich es?
Unterstützt es TypeScript?
Mit welchen Datenbanken funktioniert der Adapter?
Wie setze ich mein Passwort zurück?
Werden meine Daten in der EU gespeichert?
Ist Single Sign-on im Pro-Tarif enthalten?
Wie viele Nutzer sind im Starter-Paket?
Wie lange werden Backups aufbewahrt?
Kann ich meine Daten als CSV exportieren?
Unter welcher Lizenz steht der Quellcode?
Wie melde ich eine Sicherheitslücke?
Welche Browser werden unterstützt?
Kann ich das selbst hosten?
Geht das auch offline?
Wie viele Projekte kann ich in der Gratisversion anlegen?
Was passiert mit meinen Daten, wenn ich kündige?
Lässt sich das Konto mit zwei Faktoren absichern?
Sind im veganen Menü Nüsse?
Haben sie glutenfreies Brot?
Kann man das ganze Restaurant für eine Hochzeit mieten?
Wie viele Plätze hat die Terrasse?
Gibt es eine Kinderkarte?
Wie hoch ist das Korkgeld?
Woher kommt das Rindfleisch?
Welche Traube steckt in der roten Cuvée?
Kann man Gutscheine kaufen?
Wie lange gilt ein Gutschein?
Liefern sie in die Schweiz?
Wie lange dauert der Versand?
Ab welchem Bestellwert ist der Versand frei?
Ist die Tasche aus echtem Leder?
In welchen Größen gibt es die Schuhe?
Kann man die Jacke in der Maschine waschen?
Wie lange hält der Akku vom E-Bike?
Wie schwer ist das Zelt?
Wie weit komme ich mit einer Ladung?
Hat die Kaffeemaschine einen Milchaufschäumer?
Wie viel Watt liefert das Solarmodul?
Welche Maße hat das Regal Modell Eiche?
Bauen sie die Möbel bei mir auf?
Nehmen sie die alte Matratze mit?
Vertreten sie mich bei einer Scheidung?
Was kostet die Erstberatung beim Anwalt?
Übernehmen sie Fälle mit Prozesskostenhilfe?
Welche Unterlagen brauche ich für den Notartermin?
Geht die Beratung auch per Video?
Wie oft trainiert die Jugend?
An welchem Tag ist der Yogakurs für Anfänger?
Brauche ich einen eigenen Schläger?
In welcher Halle wird trainiert?
Wie viele Tennisplätze haben sie?
Wer trainiert die erste Frauenmannschaft?
Wie hoch ist der Beitrag für passive Mitglieder?
Wann ist das Sommerfest?
Dürfen Nichtmitglieder in die Sauna?
Muss ich ein Handtuch mitbringen?
Ist die Kletterwand für Anfänger geeignet?
Kann ich den Vertrag während der Schwangerschaft pausieren?
Welche Kündigungsfrist gilt?
Kann man nach dem Training duschen?
Gibt es Kinderbetreuung während des Trainings?
Wie viele Fahrstunden brauche ich?
Mit welchem Auto macht man dort den Automatikführerschein?
Wie hoch ist die Bestehensquote in der Theorie?
Wie viele Kinder sind in einer Klasse?
Wann ist für Erstklässler Schulschluss?
Gibt es Mittagessen in der Schule?
Welche Fremdsprachen kann man wählen?
Fährt ein Schulbus?
Wie melde ich meine Tochter für die fünfte Klasse an?
Welche Voraussetzungen hat der Masterstudiengang?
Kann ich berufsbegleitend studieren?
Wann ist Bewerbungsschluss?
Gibt es ein Wohnheim auf dem Campus?
Was deckt der Semesterbeitrag ab?
Bekomme ich nach dem Onlinekurs ein Zertifikat?
Wie viele Lektionen hat der Anfängerkurs?
Gibt es Aufzeichnungen hinterher?
Ist der Workshop auf Englisch?
Was bringe ich zum Töpferkurs mit?
Wie groß sind die Gruppen?
Kann ich eine verpasste Stunde nachholen?
Unterrichten sie Cello für Erwachsene?
Gibt es eine Altersgrenze im Chor?
Verleihen sie Instrumente?
Wer dirigiert das Orchester?
Um wie viel Uhr beginnt das Konzert am Samstag?
Wie lange dauert das Stück?
Gibt es eine Pause in der Vorstellung?
Bekommen Studenten billigere Karten?
Wie viel kostet der Museumseintritt für Erwachsene?
Darf man in der Ausstellung fotografieren?
Bis wann läuft die Sonderausstellung?
Gibt es Führungen in Gebärdensprache?
Muss ich ein Zeitfenster buchen?
Kommt man mit dem Kinderwagen ins Schloss?
Welche Tiere leben auf dem Hof?
Dürfen Besucher die Ziegen füttern?
Wann werden die Pinguine gefüttert?
Kann man dort Kindergeburtstag feiern?
Wie lange geht die Bootstour?
Was ist, wenn es am Tag der Tour regnet?
Wo beginnt der Stadtrundgang?
Wie schwer ist der Aufstieg zur Hütte?
Wie viele Betten hat die Hütte?
Haben die Zimmer Klimaanlage?
Ab wann kann man einchecken?
Bis wann muss ich auschecken?
Gibt es WLAN auf dem Campingplatz?
Was kostet ein Stellplatz mit Strom?
Sind Haustiere in der Ferienwohnung erlaubt?
Ist Bettwäsche inklusive?
Wie weit ist es zum Strand?
Muss ich Kurtaxe zahlen?
Wie hoch ist die Kaution für die Wohnung?
Holen sie mich vom Bahnhof ab?
Wie viele Koffer passen ins Taxi?
Haben sie Kindersitze?
Fahren sie auch nachts?
Wie oft fährt der Shuttle?
Darf mein Fahrrad mit auf die Fähre?
Welchen Führerschein brauche ich für den Transporter?
Wie viele Kilometer sind bei der Miete frei?
Wie hoch ist die Selbstbeteiligung beim Mietwagen?
Wo gebe ich das Rad außerhalb der Zeiten zurück?
Reparieren sie Handydisplays, während man wartet?
Was kostet ein Akkutausch beim iPhone 13?
Welche Marken von Waschmaschinen reparieren sie?
Kommen sie auch am Wochenende bei einem Rohrbruch?
Was kostet die Anfahrt des Klempners?
Wie schnell ist der Schlüsseldienst da?
Bauen sie Wärmepumpen ein?
Gibt es Fördergeld für die Solaranlage?
In wie vielen Wochen ist ein neues Bad fertig?
Welches Holz nehmen sie für die Treppen?
Kann ich die Farbe der Küchenfronten wählen?
Wie dick ist die Dämmung beim Fertighaus?
Kümmert sich die Baufirma um die Genehmigung?
Wie lange wartet man auf einen Termin?
Machen sie Hausbesuche?
Entfernen sie Tattoos mit Laser?
Wie lange hält das Bleaching?
Werden Kinder unter Vollnarkose behandelt?
Welche Impfungen bekommt man dort?
Was muss ich nach der OP beachten?
Gibt es Dolmetscher im Krankenhaus?
Wann ist Besuchszeit auf Station 3?
Darf ich beim Kaiserschnitt dabei sein?
Wie viele Geburten haben sie im Jahr?
Wie bekomme ich meine Befunde?
Kann ich Folgerezepte online bestellen?
Was geschieht beim ersten Termin beim Therapeuten?
Zahlt die gesetzliche Kasse Osteopathie?
Ist die Sonnencreme für Babys geeignet?
Wird die Creme an Tieren getestet?
Enthält das Shampoo Silikone?
Was kostet ein Damenhaarschnitt mit Farbe?
Wie lange halten Gelnägel?
Kann ich eine bestimmte Friseurin buchen?
Wie spende ich per Überweisung?
Bekomme ich eine Spendenquittung?
Wie viel von jedem Euro geht ins Projekt?
In welchen Ländern bauen sie Brunnen?
Kann ich eine Patenschaft für ein Kind übernehmen?
Wie kann ich im Tierheim helfen?
Was muss ich vor der Adoption eines Hundes wissen?
Wie hoch ist die Schutzgebühr für eine Katze?
Kann ich alte Kleider abgeben?
Wann beginnt der Gottesdienst?
Kann man in der Kapelle heiraten?
Wie melde ich mein Kind zur Taufe an?
Wo beantrage ich einen Anwohnerparkausweis?
Welche Papiere brauche ich für den Reisepass?
Wann wird der Sperrmüll abgeholt?
Wie melde ich meinen Hund bei der Stadt an?
Was kostet ein Angelschein?
Wie bekomme ich einen Bibliotheksausweis?
Wie viele Bücher darf ich ausleihen?
Was kostet es, ein Buch zu spät zurückzugeben?
Kann ich einen Lernraum reservieren?
Wie hoch sind die Zinsen auf dem Tagesgeldkonto?
Was kostet eine Auslandsüberweisung?
Wie sperre ich meine Karte?
Bis zu welchem Betrag sind Einlagen geschützt?
Ist Fahrraddiebstahl mitversichert?
Wie melde ich einen Schaden?
Zahlt die Versicherung, wenn mein Hund jemanden beißt?
Wie viel kostet die Kilowattstunde im Ökotarif?
Wie lange läuft der Stromvertrag?
Wie schnell ist der Glasfaseranschluss?
Kann ich meine alte Nummer behalten?
Ist der Router dabei?
Wie viele Gigabyte hat der Tarif M?
Welche Dateiformate kann man importieren?
Läuft das Plugin mit WordPress 6?
Wie konfiguriere ich den Proxy?
Gibt es ein Docker-Image?
Welcher Port ist voreingestellt?
Hat die Bibliothek Abhängigkeiten?
Wie migriere ich von Version 2 auf 3?
Welche Python-Versionen gehen?
Wie viele Ereignisse pro Sekunde schafft es?
Lässt es sich auch über die Kommandozeile bedienen?
Wie kann ich am Projekt mitarbeiten?
Können mehrere Leute gleichzeitig am selben Dokument arbeiten?
Kann ich Gäste in meinen Arbeitsbereich einladen?
Kann ich die Rechnungsvorlage ändern?
Wie lösche ich mein Konto?
Kann ich auf Rechnung zahlen?
In welchen Währungen kann man zahlen?
Was ist der Unterschied zwischen Team und Business?
Wie viel Speicher hat der Plus-Tarif?
Wie hoch ist der Expresszuschlag?
Gibt es Rabatt für gemeinnützige Vereine?
Gibt es einen Geschwisterrabatt?
Was zahlen Rentner an Eintritt?
Was kostet das Drei-Gänge-Menü?
Preis pro Meter Hecke schneiden?
Was kostet ein Logo bei der Agentur?
Wie viele Korrekturschleifen sind im Webdesign-Paket?
Wie lange dauert es, bis die Website fertig ist?
Hosten sie die Seiten auch, die sie bauen?
Wem gehören die Rechte an den Fotos nach dem Shooting?
Wie viele Bilder bekommen wir von der Hochzeit?
Wann erhalte ich die bearbeiteten Fotos?
Bringt der DJ auch Licht mit?
Bis wann darf in der Location Musik laufen?
Kann man in der Nähe der Hochzeitsscheune übernachten?
Wo wachsen die Tomaten?
Wie oft kommt die Gemüsekiste?
Kann ich das Kisten-Abo pausieren?
Wie lange hält sich das Brot?
Kann ich die Torte am Sonntag abholen?
Wie bereite ich den Grüntee zu?
Rösten sie den Kaffee selbst?
Wie viel Alkohol hat das Bockbier?
Kann man die Brauerei besichtigen?
Wann pflanze ich die Tulpenzwiebeln?
Wie hoch wird die Heckenpflanze?
Ist die Farbe für außen geeignet?
Wie lange muss der Lack trocknen?
Wie viel darf der Anhänger laden?
Welche Toleranzen schafft die CNC-Maschine?
Was ist die kleinste Stückzahl?
Welche Materialien können sie lasern?
Schweißen sie Aluminium?
Wie lang ist die Lieferzeit für Sonderteile?
Kann man ohne Termin in den Ausstellungsraum?
Wie viel hebt der Roboterarm?
Welche IP-Schutzklasse hat das Gehäuse?
Putzen sie Fenster im fünften Stock?
Wer stellt die Putzmittel?
Kommt jede Woche dieselbe Person?
Darf ich eigene Möbel ins Pflegeheim mitnehmen?
Wie viele Pflegekräfte kommen auf einen Bewohner?
Bekommen die Katzen in der Pension ihre Medikamente?
Wie oft gehen sie mit den Hunden raus?
Welche Impfungen braucht mein Hund für die Pension?
Kommen die Pferde täglich auf die Weide?
Was kostet eine Box im Monat?
Wie viele Seiten hat der Roman?
Gibt es das Buch als Hörbuch?
Wie reiche ich ein Manuskript ein?
Wie kündige ich das Zeitschriftenabo?
Kann ich ein Festivalticket zurückgeben?
Ist Camping im Festivalpass drin?
Bis wann gilt der Frühbucherpreis?
Wer hält den Eröffnungsvortrag?
Werden die Vorträge gestreamt?
Welcher Bus fährt zur Messe?
Kann man den Escape Room zu zweit spielen?
Gibt es ein Höchstgewicht beim Tandemsprung?
Was ist, wenn der Wind für den Ballon zu stark ist?
Brauche ich ein Attest zum Tauchen?
Was zieht man zum Ausritt an?
Laufen die Lifte im Oktober?
Kann ich vor Ort Ski leihen?
muss man für zwei personen reservieren
is das wlan umsonst
kann mein 5jähriger mitkommen
Wie laut ist die Dunstabzugshaube?
Wie lange dauert ein Sehtest?
Übernimmt die Kasse Hörgeräte?
Wie soll man sich für den Ball kleiden?
`,
}
