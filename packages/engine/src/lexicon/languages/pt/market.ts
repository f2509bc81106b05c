import type { MarketLists } from '../../market/lists.ts'

export const market: MarketLists = {
  frames: {
    made: 'feito para|criado para|projetado para|pensado para|desenhado para|ideal para|perfeito para|voltado para|destinado a|seja você|se você é|ajudamos|ajuda|apoiamos|trabalhamos com|dedicado a|sob medida para',
    for: 'para|para os|para as|para quem',
    after: 'bem-vindos|que querem|que buscam',
    menu: 'soluções|setores|segmentos|para quem|casos de uso|por setor|por função',
  },
  needs: {
    pain: 'cansado de|cansada de|chega de|farto de|esqueça|sem complicação|sem complicações|sem estresse|sem dor de cabeça|frustra*|perder tempo|perda de tempo|complicad*|difícil de|medo de|preocup*|estresse|muito caro|sofre com|nunca mais',
    goal: 'para que você|permite|em minutos|economize|economizar|poupe|poupar|melhorar|melhore|aumentar|aumente|alcançar|alcance|seus objetivos|tranquilidade|proteja|aproveite|conquist*|crescer',
    trigger:
      'mudança|nas férias|antes do casamento|prazo|vagas limitadas|emergência|quebrado|parou de funcionar|quando precis*|depois de um|temporada|ano novo|volta às aulas',
    objection:
      'quanto|custa|preço|preços|grátis|gratuito|cancelar|contrato|fidelidade|quanto tempo|preciso|difícil|dói|seguro|dados|garantia|compatível|reembolso|risco|pagamento|teste|experiência',
  },
  alternatives: {
    named:
      'alternativa ao|alternativa à|alternativas ao|diferente de|ao contrário de|comparado a|em comparação com|migrar de',
    instead: 'em vez de|no lugar de|substitui|melhor que',
  },
  goals: {
    trials: 'testes grátis|teste grátis|cadastros|registos|mais usuários|mais utilizadores',
    sales: 'vendas|vender|receita|pedidos|encomendas|conversões|faturamento',
    leads: 'leads|contatos|contactos|pedidos de orçamento|clientes potenciais',
    bookings: 'reservas|agendamentos|marcações|hóspedes|pacientes',
    donors: 'doadores|doações|captação de recursos|voluntários|donativos',
    hiring: 'recrutamento|recrutar|candidatos|talentos|marca empregadora',
    markets: 'novo mercado|novos mercados|expansão|internacional|exportação|exterior|estrangeiro',
    search: 'seo|buscadores|motores de busca|google|visibilidade|tráfego|chatgpt',
    rebrand: 'rebranding|redesenho|nova identidade|reposicionamento|nova marca|relançamento',
    trust: 'confiança|credibilidade|reputação|avaliações|grandes clientes|conformidade',
    loyalty: 'fidelização|retenção|comunidade|assinantes|clientes recorrentes',
  },
  audiences: {
    parents: 'pais|mães e pais',
    mothers: 'mães|gestantes|grávidas|mamães',
    families: 'famílias|família|toda a família',
    children: 'crianças|bebês|bebés|filhos',
    teens: 'adolescentes|jovens',
    pupils: 'alunos|alunas',
    students: 'estudantes|universitários',
    beginners: 'iniciantes|iniciante|principiantes',
    advanced: 'avançados|experientes|especialistas',
    seniors: 'idosos|seniores|terceira idade',
    women: 'mulheres',
    men: 'homens',
    couples: 'casais|casal',
    brides: 'noivos|noivas',
    'low-income': 'pessoas carentes|vulneráveis',
    disabled: 'pessoas com deficiência',
    patients: 'pacientes|utentes',
    volunteers: 'voluntários',
    donors: 'doadores',
    'home-users': 'particulares|uso pessoal',
    professionals: 'profissionais',
    residents: 'moradores|residentes|cidadãos|munícipes',
    tourists: 'turistas|visitantes',
    friends: 'amigos|grupos de amigos',
    adults: 'adultos',
    'dog-owners': 'donos de cães|cães|cachorros',
    'cat-owners': 'gatos|donos de gatos',
    'pet-owners': 'donos de animais|tutores|pets',
    runners: 'corredores',
    athletes: 'atletas|desportistas|esportistas',
    cyclists: 'ciclistas',
    hikers: 'caminhantes|trilheiros|amantes da natureza',
    musicians: 'músicos|bandas',
    broadcasters: 'emissoras|rádios|locutores',
    listeners: 'ouvintes',
    gamers: 'jogadores|gamers',
    readers: 'leitores',
    writers: 'escritores|autores',
    photographers: 'fotógrafos',
    artists: 'artistas',
    makers: 'artesãos',
    gardeners: 'jardineiros',
    cooks: 'amantes da cozinha',
    'wine-lovers': 'amantes de vinho',
    travellers: 'viajantes|mochileiros',
    'home-buyers': 'compradores',
    homeowners: 'proprietários',
    landlords: 'senhorios|locadores',
    tenants: 'inquilinos|locatários',
    investors: 'investidores|poupadores',
    'car-owners': 'motoristas|condutores',
    collectors: 'colecionadores',
    founders: 'empreendedores|fundadores',
    'business-owners': 'empresários|donos de negócios',
    executives: 'executivos|diretores|gestores',
    sales: 'equipes de vendas|equipas de vendas|vendedores',
    marketing: 'equipes de marketing|profissionais de marketing',
    hr: 'recursos humanos|equipes de rh|rh',
    accountants: 'contadores|contabilistas',
    lawyers: 'advogados|escritórios de advocacia',
    doctors: 'médicos',
    teachers: 'professores|educadores',
    coaches: 'treinadores|personal trainers',
    developers: 'desenvolvedores|programadores',
    engineers: 'engenheiros|técnicos',
    designers: 'designers|criativos',
    architects: 'arquitetos',
    contractors: 'construtoras|empreiteiros',
    'estate-agents': 'corretores de imóveis|imobiliárias|agentes imobiliários',
    distributors: 'distribuidores|importadores|revendedores',
    restaurateurs: 'restaurantes|donos de restaurantes|bares e restaurantes',
    hoteliers: 'hotéis|pousadas',
    farmers: 'agricultores|produtores rurais',
    retailers: 'lojistas|varejistas|comerciantes|lojas',
    manufacturers: 'fabricantes|indústrias',
    freelancers: 'autônomos|freelancers|profissionais liberais|trabalhadores independentes',
    agencies: 'agências',
    creators: 'criadores de conteúdo|influenciadores',
    researchers: 'pesquisadores|investigadores',
    officials: 'prefeituras|câmaras municipais|setor público|órgãos públicos',
    schools: 'escolas|universidades|colégios',
    'non-profits': 'ongs|organizações sem fins lucrativos',
    churches: 'igrejas',
    clubs: 'clubes|associações',
    'e-commerce': 'lojas virtuais|lojas online',
    healthcare: 'hospitais|clínicas',
    'small-businesses': 'pequenas empresas|pmes|pequenos negócios',
    startups: 'startups',
    enterprises: 'grandes empresas',
    businesses: 'empresas|negócios|organizações',
  },
  industries: {
    restaurants:
      'restaurante*|lanchonete|pizzaria|cafeteria|churrascaria|cardápio|ementa|reservar mesa|pratos|chef|gastronom*|confeitaria|marisqueira|hamburgueria|delivery de comida|rodízio|carta de vinhos|menu degustação',
    'food-drink':
      'padaria|confeitaria|cervejaria artesanal|vinícola|adega|vinhos|destilaria|torrefação|queijaria|chocolate*|talho|açougue|azeite|mel|alimentos|produtos gourmet|cafés especiais',
    hotels:
      'hotel|hotéis|pousada*|hospedagem|alojamento local|quartos|suítes|hostel|casa de férias|chalés|diária*|reserve sua estadia|resort|turismo rural|campismo|por noite',
    travel:
      'agência de viagens|viagens|passeios|excursões|roteiro*|turismo|trilhas|o que fazer|destinos|cruzeiro*|férias|visitas guiadas|pacotes de viagem|ecoturismo|turístic*',
    health:
      'clínica*|médico*|consultório|pacientes|hospital|fisioterap*|osteopat*|farmácia|dermatolog*|pediatr*|cirurgia|enfermagem|saúde|ortoped*|ginecolog*|exames médicos',
    dental:
      'dentista*|clínica dentária|odontolog*|ortodontia|implantes dentários|clareamento|medicina dentária|saúde bucal',
    therapy: 'psicoterap*|psicólog*|psicolog*|terapia de casal|coaching|saúde mental|ansiedade|hipnoterap*|terapeuta*',
    beauty:
      'salão de beleza|estética|cabeleireir*|barbearia|limpeza de pele|manicure|pedicure|depilação|microblading|maquiagem|maquilhagem|cosmétic*|beleza|unhas|cílios|sobrancelha*|cuidados com a pele|spa',
    wellness: 'yoga|pilates|meditação|massage*|reiki|bem-estar|retiro*|ayurved*|sauna|termas|relaxamento|holístic*',
    fitness:
      'academia de ginástica|ginásio*|fitness|personal trainer|crossfit|musculação|halterofilismo|aulas em grupo|cardio|powerlifting|treino*',
    'martial-arts':
      'artes marciais|defesa pessoal|krav maga|karatê|karaté|judô|judo|taekwondo|jiu-jitsu|kickboxing|boxe|aikido|dojo',
    sports:
      'esport*|desport*|basquete*|vôlei|voleibol|futebol|ténis|tênis|natação|ciclismo|golfe|surf|torneio*|escalada|vela|equitação|atletismo|padel',
    'elderly-care':
      'cuidados a idosos|cuidado de idosos|lar de idosos|apoio domiciliário|cuidador*|residência sénior|centro de dia|demência',
    construction:
      'betão|concreto|pré-fabricado*|cimento|materiais de construção|argamassa*|cofragem|blocos de concreto|construção civil|construtora|obras|canalizador*|encanador*|eletricista*|remodelaç*|reformas|carpint*|telhados|pintura de casas|pedreiro*|empreiteiro*|serralharia',
    interior: 'móveis|mobiliário|design de interiores|decoração|cozinhas planejadas|sofá*|cortinas|iluminação|colch*',
    manufacturing:
      'fabricante*|fabricação|fábrica|usinagem|injeção plástica|cnc|ferramentaria|industrial*|linha de produção|oem|maquinaria|fundição|metalurgia',
    shop: 'loja online|loja virtual|adicionar ao carrinho|frete grátis|portes grátis|novidades|mais vendidos|vale-presente|em estoque|nossa loja',
    fashion:
      'moda|roupa*|vestidos|sapatos|ténis de moda|lingerie|alfaiat*|têxtil*|bolsas|malas|joias|joalharia|relógios|calçados',
    automotive:
      'oficina mecânica|concessionária|carros usados|seminovos|veículo*|pneus|funilaria|moto*|aluguel de carros|autoescola|automotiv*|automóv*',
    energy:
      'energia solar|painéis solares|fotovoltaic*|bomba de calor|eólic*|energias renováveis|energia elétrica|carregador elétrico|biogás',
    'real-estate':
      'imobiliári*|imóve*|apartamentos à venda|casas à venda|arrendamento|aluguel de imóveis|corretor*|inquilino*|proprietário*',
    logistics:
      'logística|frete*|transportadora|armazém|armazenagem|estafeta*|mudanças|cadeia de suprimentos|alfândega|cargas',
    'farming-garden':
      'agrícol*|agricult*|fazenda|pecuária|trator*|jardim|jardin*|paisagismo|viveiro|sementes|relva|floricultura|flores|estufa|irrigação',
    pets: 'cães|cachorro*|filhote*|gatos|animais de estimação|pet shop|hotel para cães|adestramento|banho e tosa|veterinári*|ração|cavalos',
    cleaning:
      'produtos de limpeza|detergente*|desinfetante*|desengordurante*|tira-manchas|limpador*|empresa de limpeza|limpeza de escritórios|limpeza doméstica|lavandaria|lavanderia|dedetização|controle de pragas|resíduos|diarista*',
    printing: 'gráfica|cartões de visita|sinalização|embalage*|etiquetas|serigrafia|impressão 3d|bordado*',
    'business-software':
      'saas|software|painel de controle|fluxos de trabalho|integrações|crm|erp|solicite uma demonstração|na nuvem|por usuário|automação|nossa plataforma|ponto de venda|gestão de estoque|teste grátis',
    'developer-tools':
      'desenvolvedor*|programador*|sdk|linha de comando|docker|kubernetes|repositório|framework|código-fonte|banco de dados',
    'security-software':
      'gerenciador de senhas|gestor de palavras-passe|dois fatores|antivírus|vpn|criptografia|encriptação|cibersegurança|firewall|ransomware|phishing',
    'analytics-software': 'análise de dados|inteligência de negócios|business intelligence|visualização de dados',
    'marketing-software':
      'e-mail marketing|email marketing|automação de marketing|taxa de abertura|entregabilidade|assinantes|campanhas',
    'consumer-apps':
      'aplicativo móvel|aplicação móvel|app store|google play|baixe o app|baixe o aplicativo|nosso aplicativo|notificações|widget*',
    utilities:
      'espaço em disco|arquivos grandes|arquivos duplicados|gerenciador de arquivos|desinstal*|para windows|liberar espaço|pastas',
    'file-sharing':
      'bittorrent|torrent*|compartilhamento de arquivos|partilha de ficheiros|link magnético|armazenamento em nuvem',
    'media-players': 'reprodutor de mídia|reprodutor de vídeo|legendas|playlists|editor de vídeo|edição de fotos',
    crypto: 'bitcoin|cripto*|criptomoeda*|blockchain|ethereum|carteira digital|defi|nft*|web3|moeda digital',
    hosting:
      'hospedagem de sites|alojamento web|hosting|vps|servidores dedicados|domínios|centro de dados|criador de sites',
    'radio-streaming':
      'rádio online|web rádio|emissora*|streaming de áudio|transmissão ao vivo|ouvintes|locutor*|hospedagem de podcast',
    ai: 'inteligência artificial|aprendizado de máquina|agentes de ia|assistente de ia|modelos de linguagem|chatbot*',
    'web-agency':
      'web design|desenvolvimento web|agência digital|desenvolvimento de aplicativos|software sob medida|criação de sites',
    payments:
      'gateway de pagamento|aceitar pagamentos|maquininha*|processamento de pagamentos|transferência de dinheiro|faturamento',
    finance:
      'gestão de patrimônio|gestão de património|investiment*|consultor financeiro|empréstimos|crédito|banco|aposentadoria|poupança|ações',
    insurance: 'seguros|seguradora*|corretora de seguros|apólice*|seguro de vida',
    accounting: 'contabilidade|contabilista*|contador*|declaração de impostos|folha de pagamento|auditoria|fiscal',
    law: 'advogad*|escritório de advocacia|assessoria jurídica|direito de família|direito do trabalho|advocacia|notário',
    consulting: 'consultoria|consultores|assessoria empresarial|estratégia empresarial|transformação digital',
    marketing:
      'agência de marketing|agência de publicidade|gestão de redes sociais|relações públicas|geração de leads|marketing digital',
    design:
      'estúdio de design|design gráfico|identidade visual|ilustração|design de produto|arquitet*|escritório de arquitetura',
    photography: 'fotógraf*|fotografia|videomaker|produção de vídeo|ensaio fotográfico|retratos',
    staffing:
      'recrutamento|trabalho temporário|assistente* virtua*|terceirização|outsourcing|central de atendimento|candidatos',
    repairs:
      'oficina de reparação|reparação|reparações|reparos|consertos|conserto|consertamos|peças de reposição|peças sobressalentes|assistência técnica|manutenção e reparo',
    'it-services':
      'suporte de ti|serviços de ti|assistência técnica|conserto de computadores|reparação de telemóveis|informática',
    'data-recovery': 'recuperação de dados|recuperar dados|recuperar arquivos|recuperação de hd',
    guarding: 'segurança privada|vigilantes|alarmes|videovigilância|câmeras de segurança|chaveiro|serralheiro',
    telecom:
      'smartphone*|telefonia|celulares|telemóveis|operadora*|dados ilimitados|pré-pago|telecom*|linha fixa|roaming|fibra óptica|internet banda larga|planos móveis|telefonia|voip|esim',
    events: 'organização de eventos|casamentos|espaço para eventos|congressos|festival*|buffet de festas|cerimonial',
    tutoring: 'explicações|aulas particulares|reforço escolar|cursinho|escola de idiomas|preparação para exames',
    education:
      'escola|universidade|estudantes|alunos|cursos|formação|academia de ensino|ensino|e-learning|professores|colégio',
    childcare: 'creche|jardim de infância|educação infantil|berçário|babá|montessori|colônia de férias',
    'non-profit':
      'sem fins lucrativos|doar|doação|doações|voluntári*|ong|fundação|humanitári*|beneficente*|arrecadação',
    'public-body':
      'câmara municipal|prefeitura|município|prefeito|presidente da câmara|munícipes|ministério|junta de freguesia|cidadãos',
    religion: 'igreja|paróquia|missa*|culto|pastor|mesquita|sinagoga|bíblia|oração|evangelho',
    clubs: 'associação|torne-se sócio|sócios|diretoria|assembleia geral|clube',
    science:
      'instituto de pesquisa|laboratório*|pesquisador*|investigador*|ensaios clínicos|biotec*|farmacêutic*|científic*',
    culture:
      'museu*|galeria de arte|teatro|artista*|exposição|exposições|obras de arte|cinema|ópera|pintura|escultura*',
    media: 'jornal|revista*|jornalis*|redação|notícias|canal de televisão|leitores|imprensa',
    music:
      'música|músic*|banda|álbum|álbuns|canções|concerto*|gravadora|guitarra|violão|piano|estúdio de gravação|orquestra|coral',
    games: 'videogame*|videojogos|jogos de tabuleiro|jogabilidade|multijogador|estúdio de jogos|jogadores|esports',
    publishing: 'editora|livros|romance*|autor*|livraria*|ebook*|literári*|poesia',
  },
}
