import type { SpeechLists } from '../../speech/lists.ts'

export const speech: SpeechLists = {
  missions: {
    mission: 'nossa missão|a nossa missão|missão',
    vision: 'nossa visão|a nossa visão|visão',
    purpose: 'nosso propósito|o nosso propósito|por que existimos|no que acreditamos|nossa filosofia|nosso compromisso',
    values: 'nossos valores|os nossos valores|nossos princípios',
    frame:
      'nossa missão é|a nossa missão é|nosso objetivo é|o nosso objetivo é|nosso propósito é|ajudamos|acreditamos|queremos|trabalhamos para|temos como missão|missão é|dedicamo nos|nos dedicamos|tem como missão|estamos comprometidos|esforçamo nos',
  },
  we: 'nós|nosso|nossa|nossos|nossas|somos|acreditamos|oferecemos|queremos|trabalhamos',
  customerVoices: {
    self: 'eu|meu|minha|meus|minhas|me|mim|comigo|fiquei|estou|fui|tive|sinto',
    praise:
      'recomendo|recomendamos|recomendado|obrigado|obrigada|agradeço|agradecemos|gratidão|satisfeito|satisfeita|satisfeitos|excelente|excelentes|ótimo|ótima|incrível|fantástico|fantástica|maravilhoso|maravilhosa|perfeito|perfeita|profissional|profissionais|profissionalismo|melhor|melhores|atencioso|atenciosa|atenciosos|impecável|espetacular|ajudou|ajudaram|feliz|amei|adorei|adoro|muito bom|muito boa|superou|voltarei|confiança|nota 10|nota dez|top|parabéns|gostei|recomend*|agradeç*|agradecid*|satisfeit*|encantad*|felizes|ótimos|ótimas|incríveis|maravilhosos|maravilhosas|perfeitos|perfeitas|perfeitamente|simpátic*|simpatia|atencios*|prestativ*|prestáve*|educad*|acolhid*|impecáveis|atendimento excelente|ótimo atendimento|excelente atendimento|bom atendimento|muito bem|muito bons|muito profissional|muito profissionais|muito simpáticos|super indico|indico|super recomendo|voltaremos|quero voltar|vou voltar|com certeza voltarei|inesquecível|fantásticos|espetaculares|sensacional|top demais|5 estrelas|cinco estrelas|nota mil|superaram|me senti|nos sentimos|me ajudou|nos ajudou|ajudou me|ajudaram me|aprendi|melhorei|mudou a minha vida|mudou minha vida|valeu a pena|vale a pena|dentro do prazo',
    owner:
      'fundador|fundadora|cofundador|cofundadora|dono|dona|proprietário|proprietária|gerente|diretor|diretora|presidente|sócio|sócia|ceo|autor|autora|inventor|inventora|criador|criadora|filósofo|filósofa|escritor|escritora|poeta|físico',
  },
  claims: {
    idle: 'o mais rápido possível|o mais breve|melhores cumprimentos|pelo menos|no máximo|ao menos|além disso|o melhor possível|melhores práticas|não só|não apenas|melhor amigo|melhores amigos|o primeiro passo|da melhor forma|ou melhor',
    superlative:
      'o líder|empresa líder|líder de|líder no|líderes|líder mundial|líder em|líderes em|número 1|nº 1|nº1|número um|o melhor|a melhor|os melhores|as melhores|o maior|a maior|o mais rápido|o mais seguro|o mais completo|a mais completa|a mais avançada|o mais avançado|o mais barato|os preços mais baixos|menor preço|melhor preço|o único|a única|os únicos|as únicas|a primeira empresa|pioneiros|pioneira|pioneiro|inigualável|incomparável|imbatível|imbatíveis|insuperável|um dos melhores|uma das melhores|um dos maiores|uma das maiores|premiado|premiada|referência em|referência no|máxima qualidade|excelência',
    guarantee:
      'garantia|garantido|garantida|garantidos|garantimos|garante|dinheiro de volta|reembolso|sem risco|sem riscos|100% seguro|satisfação garantida|garantia vitalícia|prometemos|devolução grátis|comprometemo nos|nos comprometemos',
    comparison:
      'melhor que|melhor do que|mais rápido que|mais barato que|do que qualquer outro|do que qualquer outra|do que os outros|do que a concorrência|ao contrário de|ao contrário dos|diferente de outros|em comparação com|comparado com|vezes mais|vezes menos|o dobro|supera|nenhum outro|nenhuma outra|pela metade do preço',
    promise:
      'cuidamos de|nunca mais|sempre|a qualquer momento|24/7|24 horas|em minutos|em segundos|em até 24 horas|na hora|imediatamente|economize até|até|aumente|duplique|reduza|sem esforço|zero|para sempre|100%|tudo o que você precisa|tudo o que precisa|vitalício',
    parity:
      'alta qualidade|máxima qualidade|melhor qualidade|satisfação do cliente|clientes satisfeitos|excelente atendimento|melhor atendimento|preços competitivos|melhores preços|equipe qualificada|equipa qualificada|equipe de especialistas|anos de experiência|soluções inovadoras|sob medida|parceiro de confiança|fácil de usar|rápido e confiável|entrega rápida|ampla gama|atendimento personalizado|custo benefício|qualidade preço',
  },
  sources: {
    before:
      'segundo|de acordo com|conforme|fonte|fontes|estudo de|estudo da|estudo do|um estudo da|pesquisa da|pesquisa do|inquérito de|relatório da|relatório do|dados da|dados do|dados de|números da|publicado em|publicado por|publicada na|certificado por|certificada por|auditado por|verificado por|testado por|recomendado por|citado por|estatísticas de',
    after: 'revela que|estima que',
    mark: 'estudo|estudos|pesquisa|inquérito|ensaio clínico|clinicamente testado|teste independente|estatísticas',
  },
  readers: {
    plain: 'lhe|lhes',
    formal: 'o senhor|a senhora|os senhores|vossa excelência|v exa|vossa|vosso|vossos|vossas|convosco',
    informal:
      'você|vocês|tu|teu|tua|teus|tuas|contigo|seu negócio|sua empresa|seus clientes|sua casa|sua equipe|sua equipa|para si',
  },
  emotions: {
    thrill:
      'emocionante|emocionantes|emoção|emoções|emocionar|aventura|aventuras|paixão|apaixonante|apaixonado|apaixonada|selvagem|épico|épica|energia|enérgico|vibrante|vibrantes|vibrar|dinâmico|dinâmica|eletrizante|audaz|audácia|ousado|ousada|ousadia|corajoso|coragem|inesquecível|inesquecíveis|inspirar|inspirador|inspiradora|inspiração|entusiasmo|entusiasta|celebrar|celebração|festa|festas|vitória|triunfo|conquistar|conquista|fantástico|fantástica|incrível|incríveis|espetacular|espetaculares|impressionante|impressionantes|deslumbrante|deslumbrantes|sensacional|intenso|intensa|poderoso|poderosa|diversão|mágico|mágica|magia|sonho|sonhos|sonhar|delicioso|deliciosa|irresistível|irresistíveis|adrenalina|explosão|arrepiante|uau|euforia|animação',
    warmth:
      'amor|amar|amamos|carinho|carinhoso|ternura|doce|doçura|cuidado|cuidados|cuidar|cuidamos|amável|gentil|bondade|calor humano|caloroso|calorosa|acolher|acolhimento|acolhedor|acolhedora|coração|corações|família|famílias|familiar|familiares|amigo|amigos|amiga|amizade|juntos|juntas|comunidade|partilha|partilhar|compartilhar|pertencer|pertencimento|lar|lares|aconchego|aconchegante|conforto|confortável|confortáveis|bem estar|suave|suavidade|calma|paz|tranquilo|tranquila|tranquilidade|relaxar|relaxante|relaxado|descanso|serenidade|sereno|feliz|felizes|felicidade|alegria|alegre|alegrias|sorriso|sorrisos|sorrir|esperança|confiança|compaixão|empatia|escuta|lindo|linda|lindos|belo|bela|beleza|delicado|delicada|orgulho|orgulhosos|cura interior|humano|humana|humanizado|abraço|abraços|harmonia|solidariedade|próximos de',
    worry:
      'medo|medos|temor|receio|receios|temer|preocupação|preocupações|preocupado|preocupada|ansiedade|ansioso|angústia|estresse|stress|estressado|estressante|dor|dores|doloroso|sofrer|sofrimento|sofrem|luta|lutar|frustrado|frustrante|frustração|sobrecarregado|sobrecarga|exausto|exaustivo|exaustão|cansado de|farto|solidão|triste|tristeza|zangado|raiva|ódio|pesadelo|pesadelos|desastre|desastres|catástrofe|pânico|perdido|perdidos|desesperado|desespero|trauma|traumas|abuso|abusos|crise|crises|perigo|perigos|perigoso|perigosa|ameaça|ameaças|vítima|vítimas|luto|quebrado|terrível|terríveis|horrível|chateado|dor de cabeça|dores de cabeça|caos|arrependimento|culpa|vergonha|cruel|surpresa desagradável',
  },
  courtesy:
    'por favor|por gentileza|faça favor|se faz favor|obrigado|obrigada|muito obrigado|muito obrigada|agradecemos|agradecer|agradecimento|bem vindo|bem vinda|bem vindos|bem vindas|seja bem vindo|sejam bem vindos|com prazer|com todo o prazer|com gosto|com todo o gosto|teremos prazer|será um prazer|é um prazer|felizes em|não hesite|não hesites|à sua disposição|à disposição|ao seu dispor|ao dispor|estamos aqui para|convidamos|convidamos você|convidamo lo|está convidado|esperamos por você|esperamos por si|desculpe|desculpa|pedimos desculpa|pedimos desculpas|lamentamos|sentimos muito|caro|cara|caros|prezado|prezada|prezados|querido|querida|atenciosamente|cordialmente|cumprimentos|saudações|respeito|olá|bom dia|gratidão|gratos|se desejar|se preferir|carinho|com carinho|gentileza|acolhimento|acolhedor',
  hedges:
    'talvez|possivelmente|provavelmente|eventualmente|aparentemente|parece|parecem|poderia|poderiam|poderá|poderão|deveria|deveriam|pode ser|pode ser que|mais ou menos|aproximadamente|cerca de|por volta de|relativamente|bastante|um pouco|em geral|geralmente|normalmente|habitualmente|muitas vezes|às vezes|por vezes|frequentemente|na maioria dos casos|na maioria das vezes|em alguns casos|em certos casos|em princípio|de certa forma|de alguma forma|na nossa opinião|em nossa opinião|acreditamos|achamos|pensamos|esperamos|tentamos|procuramos|na medida do possível|se possível|sempre que possível|conforme o caso|dependendo|depende de|não necessariamente|nem sempre|costuma|costumam|tende a|tendem a|potencialmente|quase|à partida|em regra',
  humour:
    'brincadeira|brincadeiras|é brincadeira|brincadeira à parte|brincadeiras à parte|estamos brincando|estamos a brincar|sem brincadeira|piada|piadas|zoeira|zueira|haha|hahaha|rsrs|kkk|kkkk|lol|ops|oops|ups|eita|uai|psiu|psst|tcharam|tchanam|voilà|oba|eba|uhul|yupi|viva|ufa|aff|ué|hein|né não|nops|juro|juramos|prometemos não|palavra de escoteiro|não mordemos|a gente não morde|spoiler|alerta de spoiler|que rufem os tambores|curiosidade|curiosidades|fun fact|piscadela|piscar de olho|trocadilho|trocadilhos|unicórnio|unicórnios|ninja|ninjas|superpoder|superpoderes|super heróis|bruxaria|feitiçaria|sogra|sua sogra|viciados em café|movidos a café|louco|loucos|loucura|loucuras|maluquice|maluquices|doidice|engraçado|engraçada|engraçados|divertido|divertida|risada|risadas|gargalhada|gargalhadas|humor|bom humor|com humor|irreverente|irreverência|travesso|traquinas|maroto|espertinho|nerd|nerds|massa demais|show de bola|bora|partiu',
  irreverence:
    'merda|de merda|porra|caralho|pra caralho|do caralho|foda|fodas|foda se|foder|fodido|cacete|droga|que droga|diabo|diabos|que diabos|inferno|maldito|maldita|malditos|bosta|cu|bunda|cagada|cagar|tô nem aí|tô cagando|que saco|encher o saco|saco cheio|sacanagem|sacana|babaca|babacas|babaquice|idiota|idiotas|imbecil|burro|burros|burrice|estúpido|estúpida|tonto|tontos|besta|besteira|besteiras|asneira|asneiras|treta|tretas|sem tretas|frescura|sem frescura|frescuras|enrolação|sem enrolação|mimimi|sem mimimi|blá blá blá|bla bla|conversa fiada|balela|chato|chata|chatos|chatas|chatice|chatear|seca|que seca|uma porcaria|porcaria|porcarias|lixo|odiamos|odeio|feio|rebeldes|doidos|malucos|maluco|fixe|bestial|fodão|foda demais',
  imperative:
    'acesse|aceda|acompanhe|adicione|adquira|agende|agenda|ajude|alcance|anuncie|aprenda|aproveite|apoie|assine|assista|assegure|aumente|baixe|busque|cadastre|calcule|candidate|chame|clique|comece|começa|compare|compartilhe|partilhe|compre|conecte|confira|conheça|conhece|construa|consulte|contacte|contate|contrate|controle|conte com|converse|crie|cresça|cuide|curta|dê|deixe|descarregue|descubra|descobre|desfrute|desenvolva|doe|economize|encomende|encontre|entre|envie|escolha|escolhe|escreva|escute|esqueça|evite|experimente|experimenta|explore|fale|fala|faça|faz|fique|ganhe|garanta|gerencie|imagine|impulsione|inicie|inscreva|invista|junte|leia|leve|ligue|marque|melhore|mude|navegue|obtenha|ofereça|ouça|organize|otimize|participe|peça|pense|planeje|planeie|poupe|prepare|proteja|prove|receba|registe|registre|relaxe|reserve|saiba|saboreie|salve|seja|siga|simplifique|sinta|solicite|tenha|teste|tire|torne|trabalhe|transforme|troque|use|utilize|vá|veja|vem|venha|viaje|visite|viva|comprar|ver|saber',
  superlatives:
    'o melhor|a melhor|os melhores|as melhores|melhor|melhores|o mais|a mais|os mais|as mais|o maior|a maior|os maiores|líder|líderes|líder de mercado|líder mundial|número um|número 1|nº 1|nº1|n1|de primeira|de primeira linha|de classe mundial|de altíssima qualidade|altíssima|máxima|máximo|máxima qualidade|único|única|únicos|únicas|inigualável|inigualáveis|incomparável|incomparáveis|imbatível|imbatíveis|insuperável|excepcional|excepcionais|excecional|extraordinário|extraordinária|perfeito|perfeita|perfeitos|perfeitamente|ideal|ideais|ótimo|ótima|excelente|excelentes|excelência|incrível|incríveis|sem igual|sem precedentes|o único|a única|revolucionário|revolucionária|definitivo|absoluto|premiado|premiada|supremo|notável',
  jargon:
    'algoritmo|algoritmos|arquitetura de|autenticação|automação|automatização|interface|interfaces|integração|integrações|infraestrutura|infraestruturas|interoperabilidade|escalável|escaláveis|escalabilidade|implantação|configuração|configurar|parâmetro|parâmetros|parametrização|otimização|implementação|implementar|metodologia|suprimentos|aprovisionamento|logística|governança|auditoria|auditorias|ativos|passivos|amortização|responsabilidade civil|franquia|edital|gestão de projetos|gestão da mudança|conformidade|certificação|certificações|normativa|norma|normas|lgpd|rgpd|especificação|especificações|módulo|módulos|banco de dados|base de dados|criptografia|encriptação|virtualização|servidor|servidores|hospedagem|alojamento|cópia de segurança|rede|redes|fibra ótica|fibra óptica|largura de banda|cibersegurança|diagnóstico|calibração|tolerância|hidráulico|pneumático|torque|fotovoltaico|semicondutor|liga metálica|usinagem|biomarcador|princípio ativo|posologia|contraindicação|ácido hialurônico|fiscalidade|tributário|icms|cadeia de valor|indicadores|processos',
  cliches:
    'sob medida|soluções sob medida|à medida|soluções personalizadas|inovador|inovadora|inovadores|inovadoras|soluções inovadoras|inovação|de ponta|tecnologia de ponta|vanguarda|última geração|de última geração|alta qualidade|de alta qualidade|máxima qualidade|qualidade e confiança|de qualidade|soluções completas|soluções integradas|solução completa|equipe de especialistas|equipa de especialistas|equipe qualificada|equipa qualificada|profissionais qualificados|altamente qualificados|altamente qualificada|vasta experiência|ampla experiência|anos de experiência|anos de mercado|paixão|com paixão|apaixonados por|apaixonados|compromisso com|comprometidos com|nosso compromisso|satisfação do cliente|satisfação dos clientes|clientes satisfeitos|atendimento personalizado|atendimento de qualidade|atendimento humanizado|ao seu lado|seu parceiro|parceiro de confiança|de confiança|referência no mercado|referência em|ampla gama|vasta gama|grande variedade|tudo em um|chave na mão|valor agregado|valor acrescentado|sinergia|sinergias|próximo nível|outro nível|outro patamar|alavancar|alavanque|potencialize|impulsione|impulsionar|transforme seu|transforme sua|revolucionar|revolucione|desbloqueie|liberte o potencial|no mundo atual|no mundo de hoje|na era digital|em constante evolução|em constante mudança|mergulhe|experiência única|experiência inesquecível|sem complicações|sem esforço|sem preocupações|fazer a diferença|faz a diferença|excelência|do início ao fim|de ponta a ponta|muito mais que|muito mais do que|mais do que um|suas necessidades|as suas necessidades|holístico|holística|ecossistema|robusto|robusta|otimize|otimizar',
  contractions:
    'tá|tô|tava|tamos|pra|pras|pro que|pros|pra você|pra gente|né|cê|cês|ocê|vc|vcs|tb|tbm|blz|vlw|peraí|péra|cadê|d’água|bora|simbora|tou|tás|facul|niver|churras|refri|findi|fds|prof|profe|pq|cmg|ctg|hj|msm|dps|qd',
  introductions: {
    frame: 'é um|é uma|é o|é a|somos um|somos uma|somos o|somos a',
    ends: 'que|para|com|em|e|onde|dedicada|dedicado|especializada|especializado|localizada|localizado|desde|por|no|na',
    closes: '',
  },
  stands: {
    difference:
      'ao contrário de|diferente de|o único|a única|os únicos|sem compromisso|sem fidelização|sem fidelidade|sem custos ocultos|sem taxas|o primeiro a|a primeira a|o que nos diferencia|o nosso diferencial|nosso diferencial|patenteado|patenteada|um dos poucos|feito à mão|empresa familiar|independente|artesanal',
    affordable:
      'acessível|acessíveis|barato|baratos|económico|econômico|económica|econômica|baixo custo|melhor preço|melhores preços|preço justo|preços justos|preços baixos|custo-benefício|em conta',
    premium: 'premium|luxo|luxuoso|luxuosa|exclusivo|exclusiva|alto padrão|topo de gama|alta gama|prestígio',
  },
  distinctions: {
    given:
      'grátis|gratuit*|sem custo|sem custos|sem custo adicional|sem compromisso|código aberto|open source|sem anúncios|sem publicidade|sem assinatura|sem mensalidade|sem fidelização|sem fidelidade|privacidade|privado|com segurança|criptograf*|encriptad*|24/7|24 horas|24h por dia|no mesmo dia|no dia seguinte|em até 24 horas|no local|ao domicílio|frete grátis|preço fixo|preços transparentes',
    made: 'nosso próprio|nossa própria|produção própria|fabrico próprio|fabricação própria|empresa familiar|familiar|independente*|produção local|produtores locais|regional|feito à mão|feitos à mão|artesana*|feito em|fabricado em|orgânic*|biológic*|desde a fundação|anos de experiência|há mais de|décadas|geraç*|certificad*|credenciad*|patentead*|especializad*|exclusivamente|sob medida|à medida',
    whole:
      'tudo em um|tudo num só|tudo em um só lugar|tudo num só lugar|em um só lugar|num só lugar|em um único lugar|num único local|tudo o que precisa|tudo que você precisa|tudo o que você precisa|de a a z|do início ao fim|do começo ao fim|de ponta a ponta|desde a concepção|desde o projeto até|da ideia à|em todas as etapas|em cada etapa|chave na mão|serviço completo|solução completa|soluções completas|soluções integradas|sob o mesmo teto|um único interlocutor|uma única plataforma|ponto de contacto',
    refusal:
      'sem|sem qualquer|zero|chega de|nunca|nunca mais|jamais|não só|não apenas|não somente|não é só|não é apenas|não somos apenas|mais do que um|muito mais que|nada mais que|apenas|somente|unicamente|em vez de|ao invés de|ao contrário de|diferente de|diferentemente de|o único|a única|os únicos|as únicas|nenhum outro|um dos poucos',
  },
  refusals: {
    not: 'não|nunca|nem',
    no: 'nenhum|nenhuma|zero|nada de',
    without: 'sem',
    only: 'só|apenas|somente|simplesmente|sempre|mais|dúvida',
  },
  cuts: {
    determiner:
      'o|a|os|as|um|uma|uns|umas|ao|à|aos|às|no|na|nos|nas|num|numa|pelo|pela|pelos|pelas|este|esta|estes|estas|esse|essa|esses|essas|meu|minha|meus|minhas|teu|tua|seu|sua|seus|suas|nosso|nossa|nossos|nossas|cada|todo|toda|todos|todas|qualquer',
    pronoun:
      'eu|tu|você|vocês|ele|ela|nós|eles|elas|me|te|se|nos|lhe|não|que|para|pode|podem|podes|podemos|deve|devem|deves|quer|queres|vai|vamos',
    connector: 'de|do|da|dos|das|para|em|sem',
    filler:
      'e|ou|mas|porém|nem|se|porque|pois|embora|quando|onde|como|qual|quais|quem|por|com|sobre|entre|até|desde|segundo|durante|após|antes|depois|contra|sob|é|são|era|eram|ser|seja|sou|somos|foi|foram|está|estão|estar|estamos|estou|tem|têm|ter|temos|tenho|tens|tinha|há|haver|faz|fazem|fazer|feito|dar|dá|ir|ver|saber|dizer|oferece|oferecem|oferecemos|oferecer|permite|permitem|permitir|encontrar|encontre|descobrir|descubra|conhecer|conheça|escolher|escolha|utilizar|usar|use|criar|crie|ajudar|ajuda|ajudamos|garantir|garante|garantimos|obter|receber|receba|realizar|realizamos|tornar|torna|contar|conte|conta|levar|leva|manter|já|mais|menos|muito|muita|muitos|muitas|pouco|tão|tanto|também|sempre|nunca|só|apenas|além|assim|ainda|hoje|agora|então|aqui|ali|lá|bem|melhor|melhores|maior|maiores|grande|grandes|pequeno|pequena|novo|nova|novos|novas|bom|boa|bons|boas|primeiro|primeira|último|última|outro|outra|outros|outras|mesmo|mesma|próprio|própria|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|cem|mil|sim|obrigado|olá|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|segunda|terça|quarta|quinta|sexta|sábado|domingo|vários|várias|diferentes|fácil|facilmente|rápido|rapidamente|ideal|perfeito|perfeita|único|única|possível|etc|isto|isso|aquilo|algo|nada|alguém|ninguém|cujo|através',
  },
  weak: 'site|sites|web|internet|página|páginas|início|blog|artigo|artigos|notícia|notícias|email|e-mail|telefone|endereço|morada|contato|contacto|contatos|mensagem|mensagens|conta|menu|link|links|imagem|imagens|foto|fotos|vídeo|vídeos|arquivo|arquivos|ficheiro|formulário|pergunta|perguntas|resposta|respostas|informação|informações|info|detalhe|detalhes|dados|dado|lista|opção|opções|função|funções|funcionalidade|versão|produto|produtos|serviço|serviços|solução|soluções|oferta|ofertas|preço|preços|custo|custos|plano|planos|pacote|pacotes|pedido|pedidos|pagamento|pagamentos|compra|compras|loja|cliente|clientes|usuário|usuários|utilizador|utilizadores|visitante|visitantes|membro|membros|gente|pessoa|pessoas|homem|homens|mulher|mulheres|amigo|amigos|parceiro|parceiros|equipe|equipa|empresa|empresas|negócio|negócios|companhia|marca|marcas|setor|mercado|mundo|país|países|cidade|região|lugar|local|locais|espaço|rua|escritório|número|números|quantidade|tipo|tipos|parte|partes|lado|fim|forma|formas|maneira|passo|passos|etapa|etapas|processo|processos|método|métodos|caso|casos|exemplo|exemplos|coisa|coisas|ideia|ideias|ponto|pontos|razão|motivo|problema|problemas|resultado|resultados|objetivo|objetivos|valor|valores|vantagem|vantagens|benefício|benefícios|qualidade|experiência|experiências|especialista|especialistas|profissional|profissionais|conhecimento|habilidades|ajuda|apoio|suporte|sucesso|possibilidade|oportunidade|oportunidades|necessidade|necessidades|desafio|desafios|projeto|projetos|trabalho|trabalhos|tarefa|tarefas|atividade|atividades|programa|tempo|vez|vezes|dia|dias|semana|semanas|mês|meses|ano|anos|hora|horas|minuto|minutos|momento|momentos|data|futuro|vida|família|mão|mãos|olhos|coração|história|nome|palavra|palavras|título|texto|conteúdo|conteúdos|opinião|avaliação|comentário|dica|dicas|ferramenta|ferramentas|sistema|sistemas|tecnologia|tecnologias|plataforma|software|dispositivo|recurso|recursos|material|acesso|uso|controle|seleção|categoria|categorias|termos|condições|nível|base|área|áreas|tamanho|cor|cores|confiança|energia|atenção|moderno|digital|digitais|pessoal|personalizado|personalizada|internacional|nacional|especial|importante|atual|grátis|gratuito|seguro|segura|eficiente|eficaz|completo|completa|alta|alto|geral|principal|tema|grupo|linha|gestão|desenvolvimento|euros|reais|faq',
  commonplace:
    'acess*|ajuda|agora|aplica*|artig*|atendiment*|blog|cadastr*|categori*|client*|compr*|conhe*|consult*|contat*|contact*|conteúd*|dados|descubr*|desenvolv*|detalhe*|disponív*|email|empres*|entreg*|equip*|experiênci*|faq|formulári*|ferrament*|funcional*|galeria|grátis|gratuit*|horári*|inform*|iníci*|link|linha|loja*|mais|mensage*|mês|nosso*|nossa*|nov*|oferec*|ofert*|online|opç*|orçament*|página*|pagament*|parceir*|pergunt*|permit*|plano*|plataform*|preç*|produt*|profission*|projet*|qualidade|receb*|regist*|reserv*|resultad*|saiba|segur*|semana*|serviç*|site*|solicit*|soluç*|suporte|telefone|tempo|utiliz*|usuári*|vídeo*|visit*|web|através|cada|além|desde',
  common: `
    que nao de voce eu um para esta uma se com por ele isso em me do mas como bem da os no ela na sim aqui mais tem
    meu seu muito foi as vai sua estou vamos tudo minha so entao pode agora vou ser quando fazer sei nos eles tenho
    te estava quer certo sabe ja era ou quem ao nada disse ha onde quero la bom sou ter dizer sao posso acho mim
    sobre porque mesmo coisa todos estao algo ate assim tempo nunca casa esse voces essa pra ver tambem tao ainda
    dos cara favor noite ir melhor sem obrigado temos dia talvez pai estamos deus isto alguem vida mae este senhor
    anos sempre vez seus verdade oh ficar dele parece depois claro tinha pouco falar coisas pessoas antes pelo
    homem preciso apenas nem dois boa deve fazendo faz todo lugar acha fez fora ai estar qual trabalho disso hoje
    das ninguem precisa novo comigo queria ei alguma mundo saber dar grande seja dinheiro poderia sinto podemos
    suas nossa lhe nome sera qualquer quanto outro pela va meus dela nosso filho desculpe oi ok certeza vao outra
    hora sair toda volta problema mulher realmente ola aconteceu algum sabia menos tipo obrigada diga falando
    espere carro amigo vezes otimo venha primeiro tres deveria entre seria daqui diz amor serio ah parte voltar
    olhe feliz embora viu tenha atras faca familia todas deixar olha pensei duas ajudar aquele querida frente vem
    vi alguns dias indo fui lado tarde gosto fiz podem nas dentro merda caso fique pare cidade nenhum gente momento
    foram amanha pegar fosse cabeca gostaria precisamos somos amigos mal homens garota enquanto logo desde tanto
    cada amo deles algumas pessoa rapido medo legal meio outros jeito tentando minhas irmao importa errado horas
    primeira quase historia nova encontrar essas matar semana forma dizendo dificil contra pessoal perto deixe
    entrar vejo deu esses demais espero policia sido achei ano juntos caminho quiser manha criancas elas sorte
    morte nisso ajuda aquela for aos ali pensar fica num quarto papai teve veja feito minutos morto levar cima
    porta tive filha chegar agua ta veio acabou mesma esposa entendo acredito teria pronto gosta significa vir
    ouvir olhos coracao morrer garoto jogo razao ultima maos nossos importante havia acontecendo contar devo idiota
    passar problemas senhora cuidado mamae parar ia fim consigo espera corpo conta arma comecar chefe escola longe
    ficou exatamente ontem devia pensando terra poder pois causa droga tentar numa guerra unica marido sendo mao
    ideia musica tal uns sangue chance nenhuma trabalhar querem usar esperar tivesse digo velho maior boca festa
    estranho faco mulheres podia fala estavam conhece esperando deixa licenca preocupe ouvi houve tirar meses comer
    capitao segundo eram facil cinco irma alem pais muitas novamente suficiente ve querido matou bebe muita muitos
    saia deixou the morreu numero sabemos tomar maneira conseguir dessa filhos quatro lembra neste bastante durante
    dormir possa crianca acontecer desse casamento cafe ira certa vindo conheco possivel quis telefone jantar
    provavelmente mil equipe acordo culpa viver esteja ruim sentir chegou prazer consegue diferente procurando
    pergunta tera sozinho minuto outras forte iria final desta unico sala conseguiu direito chega vivo falta nossas
    diabos nessa aquilo faria mudar devemos perder falou pagar comida sabem pegue cama seguranca proxima acreditar
    jovem tras incrivel louco conversar olhar ca ouca descobrir achar nesse trouxe fale filme passado porra ponto
    pena paz plano nele pequeno palavra john pensa colocar sente caras calma pedir tchau medico ouviu ligar pior
    fogo acontece baixo proximo adeus mostrar forca dizem entende estiver srta jogar continuar livro sob luz vendo
    lembro jack existe estes fazem acabar querer semanas seis comecou perguntar cedo hospital atencao vim linda
    ultimo manter garotas escritorio especial chamar alo comprar estavamos resto brincando desculpa saiu doutor
    volte ganhar si aonde fiquei fico nesta apos falei rei pegou sam negocio esteve queremos escute dolares devem
    controle presidente estado encontro precisar rua ama umas pe pelos real armas casar fato pequena aqueles
    finalmente sentido cuidar puta cabelo engracado trabalhando estivesse deste prisao pro amiga bonito proprio
    alto sozinha palavras passou escolha perfeito estas respeito menina seguro esqueca livre mente propria tio
    visto policial estara entender andar agente rapazes mesa modo uh milhoes grupo presente sexo futuro partir sai
    jesus dor leve rosto you sinal tom foto pense voz grandes dai assassino olhando chamado entendi bonita perdeu
    preso consegui ar viagem pediu hey simples estive linha emprego michael sistema situacao voltou chama rapaz
    entendeu estaria achou boas conosco idade conhecer melhores dez acredita crime doente lindo simplesmente contou
    trazer questao tente levou natal professor usando farei ficara salvar odeio local encontrei disseram fizeram
    menino sol mensagem vontade chao campo david programa precisam seguir motivo sonho continue normal charlie
    beber hotel quente otima lista gracas terminar soube caixa senhores perguntas povo joe inferno ordem resposta
    surpresa olho acabei irei peguei acidente encontrou mortos advogado erro aniversario servico diria fome show
    morta frank precisava fotos vale monte totalmente ficando tiver parabens george ataque tome loja passa estarei
    lei banco abrir pelas pudesse naquela assassinato negocios conversa segunda completamente continua ligou mes
    perdi mike exercito ceu us trabalha explicar fomos divertido tire energia olhada espaco fara carta fundo
    noticias tu papel governo dei passada abra roupas parecia tivemos reuniao penso dando apartamento lembrar
    banheiro traducao interessante horrivel fizemos tenente velha lutar metade barco bons certamente area tv mudou
    anda aviao quantos procurar detetive tentei triste contato capaz funciona ler juro prometo tocar tentou bebida
    teremos atraves saindo senti luta bar decisao frio hein namorada nela teu haver ligue maravilhoso conselho
    beleza lamento chave tinham namorado prova leva roupa peca maioria tendo missao segredo terrivel vitima pronta
    verdadeiro saiba drogas breve viva assunto igreja sete pobre time ben naquele alma impossivel nave ajude
    general cair somente mandou aposto diferentes padre adoro companhia ouro vista desses comeca loucura mau
    fazemos ouvindo esquecer senhorita faremos fazia vidas imediatamente puder paul oficial carne comeco louca
    estrada peter bela dito ne serao cheio parecer epoca vestido buscar junto mar centro maldito diferenca basta
    teste esperava duro garotos mestre entrou posicao bater cachorro escrever cavalo ligacao passo embaixo cozinha
    chamada esquerda saude pes james conheci delas falo longo pensou celular gostei creio direita chame cliente
    encontramos lugares ambos chegando aprender meninas coloque acredite segundos costas fugir ultimos doce igual
    cerebro provar bola cerveja destino branco mandar gostar correr guarda planeta dessas tiro relacao informacao
    deixei acham tua trem sentindo quais cantar depressa cena and oportunidade tia proteger cha regras faculdade
    sentar perigo norte desculpas caiu publico toque henry graca poderiamos ficaria estupido empresa cerca
    inteligente senhoras sargento honra serei sul to janela humano ordens proposito clube resolver york existem
    direto prontos sonhos oito queira disto dancar base importo acao rio volto animais varias cheiro podera direcao
    desejo justo experiencia esqueci vinho coronel corte quantas saco perigoso lidar mary terei tempos escuta lhes
    pega sucesso preocupado lixo liberdade confiar pedi deveriamos verao dormindo meia tanta necessario comum azul
    belo aceitar saida repente chamou paris tribunal parecem vender rainha tinhamos max venham exemplo silencio
    quao steve lua america receber passei jimmy vermelho ora uau bob jamais contrario aula maquina comandante sarah
    mentira socorro atirar liga cartao raiva exceto escolher pressao entendido ligo perdido vive devagar colocou
    dou paciente banho excelente traga andando bolsa informacoes comando preocupar camera tornar parem inteiro
    esperanca harry conseguimos tony errada danny cao humanos usa jim alta conte iremos revisao preco aquelas ilha
    achamos diretor sequer noticia bill jovens serie passando adam ocupado cade bomba comecando esconder pele
    opiniao nick arte seguinte livros acaba irmaos onibus danca computador havera cale radio costumava alex will
    prefiro daquele fiquem parceiro apesar pude pista braco suspeito espirito pego cansado jane policiais vergonha
    ma planos cartas don yeah coragem pedido som perdao gostou entra nivel roubar bunda batalha gay cheia roubou
    pernas almoco emergencia it negro juiz brilhante justica fbi imaginar realidade novos especialmente estrela
    enorme defesa peco criar procura ganhou principal restaurante trata inteira piada carros mora risco funcionar
    longa aparecer varios ficam londres diante saiam tirou inimigo sapatos felizes irao ray dizia julgamento flores
    xerife tenham duvida lider classe viram segura pedaco relatorio novas sejam responsavel merece buraco soldados
    conhecemos meninos johnny ingles estacao evitar nomes ido subir cadeia filmes brincar falamos morrendo suponho
    percebi acima visao gelo arvore cheguei contigo nervoso richard correndo soubesse amar provas infelizmente
    apareceu alvo mentindo pedindo tommy cor billy usou tamanho toma limpar gentil predio bebado natureza fizer
    busca heroi gostava estranha endereco jornal praia inicio cortar peixe destruir fe vemos eua corrida vieram
    parede tira matei animal legenda limpo entrada investigacao velhos deixando americano estilo idiotas
    brincadeira escreveu pergunte laboratorio terminou olhem absolutamente mark ridiculo havendo projeto pedra gato
    descobriu metros codigo soldado departamento poderiam dirigir movimento cristo carreira bravo desafio comecei
    inocente responder esperem estrelas pescoco gravida dados testemunha mantenha maria memoria mudanca video
    clientes obviamente contas vejam coma afinal caramba diabo ferias vimos cadeira perna fantastico confianca
    adoraria of bala total major van menor ti navio definitivamente processo imagem super agradecer beijo jake
    assistir robert entregar sentimentos floresta baby nove preparar esqueceu nariz historias redor agradeco chorar
    madame moca ponha par particular ryan conhecia quieto amava bracos rico milhares branca dado chris li temporada
    chegamos especie escapar seguida distancia vira apresentar perguntou banda visita escuro bobby passe relogio
    caro abaixo dentes eddie virar bolo ficarei operacao medicos conhecido perfeita mercado uso doenca sr caminhao
    antigo verde pontos arrumar decidir troca agradavel valor gostam poucos perdendo cinema hum politica barulho
    chaves prestes leite sabendo universo comprou portanto parque maldicao use amy apoio okay levantar discutir
    imagino tornou avo recebi parou comece detalhes daniel maldita cavalos acabado pensava noites ganha vencer
    daquela perdemos maximo ponte kevin vento jogando mesmos culpado episodio come milhao chamam ruas quebrar
    eramos monstro fechar briga manda permissao bateu levando depende encontrado velocidade majestade concordo
    disser marca anel salvou cirurgia relaxe recebeu presa ficamos dever desistir casado maravilhosa dono lingua
    tiveram pago normalmente km noiva machucar verdadeira palco debaixo acesso vitimas estaremos desapareceu in
    calcas descansar ouvido brian preocupada parado possamos livrar humana ajudou vadia eric peso sentado daria
    tomou termos martin unidos sobreviver comprei garrafa facam futebol fugiu trocar correto camisa relacionamento
    controlar corpos americanos orgulho taxi esperto acordar direi der dedos obter aberta conheceu estados salvo
    sociedade dan querendo porco dna interesse mostre descer maluco mentir voar odeia contrato casos luzes deveriam
    princesa forcas deram decidiu preto veremos aparentemente inglaterra lar nacional traz scott central teoria
    profissional maiores ameaca ligado senao vera cansada deviamos motorista descobri antiga calor chapeu
    assistente matt perguntando natural responda cancao altura perda perguntei resultado vovo charles lee oferta
    feita simon universidade franca numeros terao divertir adoravel agir deixado morar fantasma colega pressa
    enviar cai principe jardim contei cala mostra baile artista terceiro tens escolheu momentos escrito quisesse
    rachel casas responsabilidade serem diversao vitoria pessoalmente visitar chuva liguei tantas fonte servir anna
    decidi chef casal kelly pensam casaco rapidamente interessa oeste confie unidade voltando my interessado
    pequenos mata quebrou sabado kate proximos achava atrasado lisa acaso portas pesquisa espada modelo dao firme
    dedo juntar voltei verificar aberto washington usado parada enfim ensinar pertence ficaram competicao santo
    bordo encontre larry apaixonado credito mentiu domingo fita armario pegamos doi serve consertar acabamos valeu
    entanto contente atirou torna paga segure andy honesto darei chegaram militar viemos imprensa rock orgulhoso
    morre jogos grana jeff demorar partido mande seguindo ajudando rir protecao nasceu tenta acampamento queriam
    jerry thomas chamando levante corra felicidade deseja construir jason carona coloquei besteira sensacao
    chocolate venho toca legendas ovos passagem pete es propriedade corredor inimigos pao walter inves cavalheiros
    encontraram confusao roubo material copo lance montanha ferido sinais geral sexual membro partes ouve objetivo
    aviso prefeito segredos devido enfermeira mandei funcionando aeroporto chorando peito acorde posto licao curso
    topo cabo humor lago membros mel nota prato enviou vinganca voltarei primo cancer sentiu emily vossa via
    comecamos preparado premio los falso dave ciencia teatro chamo matando homicidio arquivos internet acontecido
    feche completo soa crescer data bolas inutil presos venda rose annie ultimamente atacar aprendi admitir
    morreram deixem canto`,
  stockPhrases:
    'soluções sob medida|de última geração|ao seu lado|próximo nível|fazer a diferença|referência no mercado|na era digital|parceiro de confiança',
  scale:
    'usuários|utilizadores|membros|pessoas|famílias|alunos|marcas|cidades|lojas|parceiros|funcionários|colaboradores|projetos|anos|anos de experiência|avaliações|estrelas|prêmios',
  numbers: {
    percent: 'por cento',
    magnitude: 'milhões',
    uncounted: 'do',
  },
  claimContexts: {
    negation: 'não|nenhuma',
    terms: 'desconto',
    years: 'anos',
    experience: 'mais de|experiência',
    announcing: 'tudo o que (?:você )?precisa (?:de )?saber',
  },
  sourceNames: {
    binder: 'da|do|dos',
    preposition: 'segundo',
  },
  ratings: {
    reviews: 'avaliações|opiniões',
    stars: 'estrelas',
  },
  linking: {
    beforeNouns: 'de|com|em|para|por|sem|sobre',
    beforePlaces: 'em',
    lastOfRow: 'e',
  },
  negations: 'não|nunca|jamais|nenhum|nenhuma|sem|nada de|nem|em vez de',
  backward:
    'ele|ela|eles|elas|este|esta|estes|estas|isto|esse|essa|esses|essas|isso|aquele|seu|sua|seus|suas|e|mas|ou|assim|portanto|por isso|além disso|também|no entanto|depois|então|por exemplo|por fim|finalmente|sim|aqui|lá|que|quem|onde|porque|quando|se|enquanto|embora|nota|atenção|importante|outros|outras|ambos',
  conditions:
    'se|salvo|exceto|só|somente|apenas|até|desde|a partir de|pelo menos|no mínimo|no máximo|mínimo|máximo|mais de|menos de|cerca de|quase|conforme|sujeito a|por|em até|após|antes|incluído|excluindo|desde que',
  regulated:
    'cura|curar|garantid*|garantia|certificad*|acreditad*|aprovad*|homologad*|segurad*|clinicamente|comprovad*|sem risco|orgânic*|segur*|premiad*|patentead*|rentabilidade',
}
