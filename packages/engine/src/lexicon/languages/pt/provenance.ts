import type { ProvenanceLists } from '../../provenance/lists.ts'

export const provenance: ProvenanceLists = {
  rival:
    'outros|outras agências|outros fornecedores|outras empresas|outras ferramentas|outras plataformas|os outros|concorrentes|a concorrência|concorrência|tradicional|método tradicional|agência tradicional|agências tradicionais|sem nós|antes|convencional|alternativas',
  contrast:
    'ao contrário de|ao contrário das|ao contrário dos|diferente de|diferentemente de|diferente das outras|em comparação com outras|outras agências|outras empresas|a maioria das agências|a maioria das empresas|muitas agências|muitas empresas|nossos concorrentes|os métodos tradicionais',
  example:
    'exemplo|exemplos|exemplo de cálculo|exemplo prático|dados de exemplo|dados fictícios|dados de demonstração|caso fictício|imagem ilustrativa|imagens ilustrativas|meramente ilustrativo|a título de exemplo|simulação|depoimento de exemplo|avaliação de exemplo|fictício',
  credits:
    'site por|site desenvolvido por|desenvolvido por|desenvolvimento|criado por|feito por|realizado por|web design|webdesign|design por|projetado por|hospedado por|hospedagem|alojamento|fotos de|fotos por|foto de|fotografia|fotografias|créditos|créditos das fotos|ícones de|ilustrações de|tema de|tradução|site criado por|site feito por|desenvolvido com por|desenvolvido e mantido por|feito com por|criação de sites|criação do site|desenvolvimento web|desenvolvimento de sites|desenhado por|design e desenvolvimento',
  otherOffers:
    'nossos outros produtos|nossas outras marcas|os nossos outros produtos|outros produtos|nossos outros serviços|nossos outros projetos|nossas marcas|empresas irmãs|empresa irmã|dos criadores de|conheça também',
}
