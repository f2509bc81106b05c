import type { ProvenanceLists } from '../../provenance/lists.ts'

export const provenance: ProvenanceLists = {
  rival:
    'ostatní|jiné agentury|ostatní agentury|jiní dodavatelé|jiné firmy|jiné nástroje|konkurence|konkurenti|tradiční|tradiční agentury|tradiční přístup|bez nás|dříve|starý způsob|alternativy|obvykle|běžná agentura',
  contrast:
    'na rozdíl od|narozdíl od|oproti ostatním|ve srovnání s|jiné agentury|jiné firmy|většina agentur|většina firem|mnoho agentur|mnoho firem|naše konkurence|tradiční agentury',
  example:
    'příklad|příklady|příklad výpočtu|vzorový výpočet|ukázková data|ukázkový příklad|vzorová data|fiktivní příklad|ilustrační foto|ilustrační obrázek|ukázka|ukázková recenze',
  credits:
    'web vytvořil|web vytvořila|stránky vytvořil|vytvořil|vytvořila|tvorba webu|tvorba www stránek|realizace|realizace webu|design|webdesign|grafika|vyvinul|hosting|webhosting|foto|fotky|fotografie|autor fotografií|ikony|ilustrace|šablona|překlad|webové stránky vytvořil|webové stránky vytvořila|tvorba webových stránek|vytvořeno|vytvořilo|vyrobil|vyrobila|web vyrobil|web vyrobila|webdesign od|design a kód',
  otherOffers:
    'naše další produkty|další produkty|naše další značky|naše další služby|naše další projekty|naše značky|sesterská společnost|sesterské společnosti|také od nás|od tvůrců',
}
