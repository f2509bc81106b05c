import type { ProvenanceLists } from '../../provenance/lists.ts'

export const provenance: ProvenanceLists = {
  rival:
    'anderen|andere bureaus|andere aanbieders|andere bedrijven|andere tools|concurrenten|de concurrentie|concurrentie|traditioneel|traditionele bureaus|traditionele aanpak|zonder ons|vroeger|de oude manier|gangbaar|gebruikelijk|alternatieven|zelf doen|conventioneel',
  contrast:
    'in tegenstelling tot|anders dan|vergeleken met andere|andere bureaus|andere aanbieders|andere bedrijven|de meeste bureaus|de meeste bedrijven|de meeste aanbieders|veel bureaus|veel bedrijven|onze concurrenten|traditionele bureaus',
  example:
    'voorbeeld|voorbeelden|rekenvoorbeeld|voorbeeldberekening|voorbeelddata|voorbeeldgegevens|demodata|fictief voorbeeld|ter illustratie|sfeerbeeld|voorbeeldreview|voorbeeldrecensie|fictief',
  credits:
    'website door|website gemaakt door|site door|webdesign|webdesign door|ontwerp|ontworpen door|ontwikkeld door|gemaakt door|gerealiseerd door|realisatie|bouw|mogelijk gemaakt door|hosting|gehost door|foto door|foto’s door|foto van|foto’s van|foto’s|fotografie|beeldmateriaal|iconen door|illustraties door|thema door|vertaling|website ontwikkeld door|website ontworpen door|website gerealiseerd door|website gebouwd door|webontwerp|gebouwd door|ontwerp door|ontwerp en realisatie|ontwerp en ontwikkeling|realisatie door|webbouw|onderhouden door',
  otherOffers:
    'onze andere producten|andere producten|onze andere merken|onze andere diensten|onze andere projecten|onze merken|zusterbedrijven|zusterbedrijf|zustermerken|ook van ons|van de makers van',
}
