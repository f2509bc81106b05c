import type { PagesLists } from '../../pages/lists.ts'

export const pages: PagesLists = {
  pages: {
    about:
      'sobre nós|=sobre|sobre a empresa|sobre a gente|quem somos|quem sou|sobre mim|=a empresa|=empresa|nossa empresa|a nossa empresa|nossa história|a nossa história|=história|nossa missão|a nossa missão|missão visão e valores|missão e valores|nossos valores|os nossos valores|=institucional|conheça a empresa|conheça nos|conheça a gente|=o grupo|=a marca|por que nós|porquê nós|nosso propósito|nossa essência|perfil da empresa',
    team: 'equipe|equipa|nossa equipe|a nossa equipa|nosso time|=time|corpo clínico|=liderança|nossos profissionais|=fundadores|os fundadores|conheça a equipe|conheça o time|=diretoria|=direção|corpo docente',
    careers:
      'trabalhe conosco|trabalhe connosco|trabalhe com a gente|trabalhar connosco|trabalhar conosco|carreiras|=carreira|=vagas|vagas abertas|junte se a nós|venha trabalhar|oportunidades de emprego|=emprego|=empregos|ofertas de emprego|=recrutamento|faça parte do time|faça parte da equipe|=oportunidades|vem pro time',
    press:
      '=imprensa|sala de imprensa|comunicados de imprensa|assessoria de imprensa|=mídia|na mídia|kit de imprensa|kit de mídia|notas de imprensa|área de imprensa',
    contact:
      'contato|contatos|contacto|contactos|fale conosco|fale connosco|fale com a gente|entre em contato|entre em contacto|contacte nos|contate nos|onde estamos|localização|como chegar|=lojas|nossas lojas|onde encontrar|=unidades|nossas unidades|atendimento|horários|contactar|visite nos|vamos conversar',
    legal:
      'política de privacidade|privacidade|termos de uso|termos e condições|termos de serviço|política de cookies|proteção de dados|=lgpd|livro de reclamações|condições gerais|condições de venda|termos|política de devolução|trocas e devoluções|informação legal|resolução de litígios',
    security:
      '=segurança|segurança de dados|segurança da informação|segurança e conformidade|=conformidade|central de confiança|segurança e privacidade',
    pricing:
      'preços|=preço|planos|planos e preços|tabela de preços|tarifas|=pacotes|=preçário|=assinaturas|preços e planos|=valores dos planos|investimento e planos|=mensalidades',
    product:
      'produtos|=produto|nossos produtos|os nossos produtos|=loja|loja online|loja virtual|=catálogo|=coleção|=coleções|serviços|=serviço|nossos serviços|os nossos serviços|o que fazemos|o que oferecemos|=cardápio|/menu|=ementa|a nossa ementa|nosso cardápio|=cursos|nossos cursos|=tratamentos|=quartos|=acomodações|=alojamento|áreas de atuação|=especialidades|=vinhos|os nossos vinhos|=programas|=plataforma|=marcas|=modelos|=imóveis|=experiências|=atividades|=equipamentos|=procedimentos',
    features:
      'funcionalidades|=recursos|características|como funciona|=integrações|todos os recursos|=vantagens|=benefícios',
    solutions:
      'soluções|=solução|nossas soluções|as nossas soluções|=setores|=segmentos|casos de uso|=aplicações|para empresas|=mercados|áreas de negócio',
    customers:
      '=clientes|nossos clientes|os nossos clientes|casos de sucesso|caso de sucesso|estudos de caso|=cases|cases de sucesso|histórias de sucesso|=portfólio|=portefólio|projetos|=projectos|nossos projetos|os nossos projetos|=referências|=trabalhos|=parceiros|nossos parceiros|=obras',
    testimonials:
      'depoimentos|=depoimento|testemunhos|=avaliações|=opiniões|o que dizem nossos clientes|o que dizem de nós|o que dizem os nossos clientes',
    blog: '=blog|nosso blog|o nosso blog|notícias|=novidades|=artigos|=eventos|=agenda|=revista|=recursos e artigos|=conteúdos|=receitas|=dicas|=atualidade|notícias e eventos|=blogue|=publicações',
    faq: 'perguntas frequentes|dúvidas frequentes|=dúvidas|=ajuda|central de ajuda|centro de ajuda|=suporte|=perguntas|perguntas e respostas|=apoio ao cliente',
  },
  actions: {
    donate: 'doar|doe|doações|faça uma doação|doe agora|doação|donativos',
    booking: 'reservar|reserva online|reservas online|agendar|agendamento|marcar consulta|marcações|agende',
    login: 'iniciar sessão|fazer login|acessar|criar conta|cadastre se|registar|área do cliente|sair',
    cart: 'carrinho|cesto|meu carrinho|sacola|lista de desejos',
    search: 'pesquisar|pesquisa|procurar|buscar|busca',
    account: 'minha conta|a minha conta|conta|portal do cliente|área do aluno|meus pedidos',
  },
  policies: {
    privacy: 'política de privacidade|=privacidade|proteção de dados|=lgpd|=rgpd|aviso de privacidade',
    terms:
      'termos de uso|termos e condições|termos de serviço|condições gerais|condições de venda|=termos|condições gerais de venda',
    imprint: 'informação legal|aviso legal|informações legais',
    cookies: 'política de cookies|aviso de cookies|=cookies',
    returns:
      'política de devolução|trocas e devoluções|política de reembolso|=devoluções|política de trocas|direito de arrependimento|política de cancelamento',
    shipping:
      'política de envio|=envios|política de entrega|prazos de entrega|frete e entrega|=entregas|portes de envio|política de frete',
    accessibility: '=acessibilidade|declaração de acessibilidade',
    security: 'política de segurança|segurança da informação|=segurança',
  },
  blocks: {
    features: 'recursos|vantagens|benefícios|por que escolher|porquê escolher|tudo o que você precisa',
    pricing: 'preços|planos e preços|nossos planos|escolha seu plano|tabela de preços|os nossos preços',
    testimonials:
      'depoimentos|avaliações|o que dizem nossos clientes|o que dizem sobre nós|testemunhos|quem usa recomenda|o que os nossos clientes dizem|o que dizem|quem já conhece|clientes satisfeitos|o que falam de nós|avaliações de clientes|depoimento|opinião dos nossos clientes|o que dizem os nossos clientes|o que dizem os nossos hóspedes|o que dizem nossos pacientes|o que nossos clientes dizem|o que os clientes dizem|o que falam nossos clientes|o que falam sobre nós|o que dizem de nós|o que pensam|dizem sobre nós|opiniões de clientes|opinião de clientes|opiniões dos clientes|comentários de clientes|testemunhos de clientes|experiências de clientes|relatos de clientes|livro de visitas|clientes felizes|pacientes satisfeitos|avaliações do google|quem já comprou|a voz dos clientes|palavras dos nossos clientes',
    faq: 'perguntas frequentes|dúvidas frequentes|ficou com dúvidas|perguntas e respostas',
    about: 'sobre nós|quem somos|nossa história|nossa missão|nossos valores|a nossa história',
    team: 'nossa equipe|a nossa equipa|nosso time|conheça a equipe|corpo clínico',
    customers:
      'quem confia|nossos clientes|empresas que confiam|confiam em nós|casos de sucesso|os nossos clientes|nossos projetos',
    blog: 'notícias|últimas notícias|últimos artigos|novidades|nosso blog|próximos eventos',
    contact:
      'contato|contacto|fale conosco|entre em contato|onde estamos|localização|horário de funcionamento|entre em contacto',
    newsletter: 'assine nossa newsletter|receba novidades|fique por dentro|subscreva a newsletter|boletim informativo',
    steps: 'como funciona|em três passos|em 3 passos|passo a passo|nosso processo|como trabalhamos',
    stats: 'em números|nossos números|os nossos números|números que',
    gallery: 'galeria|galeria de fotos|siga nos no instagram|fotos',
    services: 'nossos serviços|os nossos serviços|serviços|o que fazemos|nossos produtos|nossas soluções|produtos',
    careers: 'trabalhe conosco|carreiras|junte se à nossa equipe|vagas|faça parte do time',
    partners: 'nossos parceiros|parceiros|os nossos parceiros|apoio|patrocinadores|apoiadores',
  },
  calls: {
    buy: 'comprar|comprar agora|compre|compre agora|compre já|compre online|encomendar|encomende|encomende já|peça já|peça agora|pedir agora|adicionar ao carrinho|ir para a loja|ver loja|assinar plano|escolher plano|comprar bilhetes|comprar ingressos|eu quero|quero comprar',
    trial:
      'teste grátis|testar grátis|teste gratuitamente|experimente grátis|experimente|experimente gratuitamente|experimentar|experimentar grátis|começar grátis|comece grátis|comece gratuitamente|avaliação gratuita|teste agora|aula experimental|iniciar teste grátis|criar conta grátis|testar agora',
    demo: 'solicitar demonstração|solicite uma demonstração|agendar demonstração|agende uma demonstração|ver demonstração|pedir demonstração|pedir demo|demonstração|agendar demo|agende uma demo|marcar demonstração|quero uma demonstração',
    contact:
      'fale conosco|fale connosco|entre em contato|entre em contacto|contacte nos|contate nos|fale com|falar com|ligue agora|ligar|enviar mensagem|contactar|chamar no whatsapp|fala connosco|pedir informações',
    'sign-up':
      'cadastre se|cadastrar|inscreva se|inscreve te|criar conta|crie sua conta|registe se|registar|abrir conta|abra sua conta|candidate se|inscrições|matricule se',
    download:
      'baixar|baixe|baixe o app|baixar agora|descarregar|transferir|instalar|baixe grátis|download grátis|baixe agora',
    donate: 'doar|doe|doe agora|faça uma doação|apoie nos|quero doar|doar agora|contribua|fazer donativo',
    book: 'reservar|reserve|reserve agora|reservar agora|agendar|agende|agende agora|agendar consulta|marcar consulta|agendar uma visita|marcar reunião|agende sua consulta|verificar disponibilidade|reservar mesa',
    subscribe: 'subscrever|subscreva|assinar|assine|assine a newsletter|assinar newsletter|siga nos|assine agora',
    join: 'junte se|junte se a nós|participe|seja membro|torne se membro|faça parte|seja parceiro|seja voluntário|torne se sócio|seja sócio',
    quote:
      'solicitar orçamento|pedir orçamento|peça um orçamento|solicite um orçamento|orçamento grátis|orçamento|peça orçamento|simular|simule agora|solicite seu orçamento',
    start:
      'começar|comece|comece agora|começar agora|comece já|vamos começar|iniciar|quero começar|comece hoje|inicie agora',
    learn:
      'descubra|descobrir|conheça|conhecer|explorar|explore|ver planos|ver preços|como funciona|ver produtos|ver vídeo|ver cardápio|assista|ver serviços',
    visit:
      'visite nos|como chegar|encontre uma loja|encontrar loja|venha nos visitar|ver no mapa|onde comprar|encontre a loja',
  },
  controls: {
    consent:
      'aceitar|aceitar todos|aceitar tudo|aceitar cookies|aceitar todos os cookies|aceito|rejeitar|rejeitar todos|rejeitar tudo|recusar|recusar todos|gerir cookies|gerenciar cookies|preferências de cookies|definições de cookies|configurações de cookies|configurações|definições|personalizar cookies|concordo|entendi|permitir todos|apenas necessários|guardar preferências|salvar preferências',
    login: 'fazer login|acessar|minha conta|iniciar sessão|área do cliente|a minha conta|sair|aceder|conta',
    search: 'pesquisar|pesquisa|procurar|busca|buscar por',
    close: 'fechar|fechar menu|não obrigado|agora não|fechar janela',
    share: 'compartilhar|partilhar|compartilhe|copiar link|partilhe',
    'skip-link':
      'pular para o conteúdo|saltar para o conteúdo|ir para o conteúdo|avançar para o conteúdo|ir para o conteúdo principal',
    'read-more':
      'leia mais|ler mais|saiba mais|saber mais|mais informações|ver mais|ver todos|veja mais|ver tudo|clique aqui|aqui|continuar lendo|continuar a ler|mais detalhes|ver detalhes|conheça mais|descubra mais|mais|detalhes|mais infos',
    overview: 'todas as avaliações|todas as notícias|todos os artigos|todos os depoimentos',
    cart: 'carrinho|cesto|ver carrinho|sacola|meu carrinho|lista de desejos|finalizar pedido',
    pagination:
      'próximo|próxima|página seguinte|página anterior|voltar|seguinte|próxima página|carregar mais|mostrar mais',
    legal:
      'política de privacidade|privacidade|termos de uso|termos e condições|mapa do site|livro de reclamações|acessibilidade',
    menu: 'abrir menu|alternar menu|navegação',
    'back-to-top': 'voltar ao topo|topo|ir para o topo|voltar para o topo',
    language: 'escolher idioma|selecionar idioma|mudar idioma',
  },
  forms: {
    time: 'data|chegada|partida|entrada e saída|hora|hóspedes|adultos|crianças|noites|número de pessoas|marcação|data pretendida|horário',
    amount: 'quantidade|montante|valor da doação|unidades',
    message: 'mensagem|sua mensagem|a sua mensagem|assunto|pergunta|dúvida|comentários|observações',
    company: 'empresa|nome da empresa|organização|cargo|setor|número de funcionários|função',
    payment:
      'número do cartão|cartão de crédito|morada de faturação|endereço de cobrança|endereço de entrega|forma de pagamento|cupom|código de desconto',
  },
  pictures: {
    photo: 'fotografias|foto do|foto da|imagem de',
    illustration: 'ilustração|ilustrações|desenho|desenhos|infográfico|mascote',
    icon: 'ícones|seta|setas|pictogramas',
    logo: 'logomarca|logótipo|selo',
  },
  boilerplate: {
    law: 'cookie|cookies|política de privacidade|termos de uso|termos e condições|dados pessoais|lgpd|rgpd|todos os direitos reservados|propriedade intelectual|copyright',
    trade:
      'custos de envio|frete grátis|portes grátis|portes de envio|prazo de entrega|iva incluído|métodos de pagamento|formas de pagamento|adicionar ao carrinho|em stock|em estoque|esgotado|dias úteis|horário de funcionamento|devoluções',
    form: 'campos obrigatórios|campo obrigatório|cancelar a inscrição|cancelar a subscrição|seu e mail|o seu email|sem spam|ao enviar|ao se inscrever|ao subscrever|ao clicar|li e aceito|mensagem enviada|por favor preencha|por favor insira',
    browser:
      'ativar javascript|ative o javascript|habilite o javascript|seu navegador|o seu navegador|ir para o conteúdo|pular para o conteúdo|carregando|a carregar|página não encontrada|voltar ao topo',
  },
  journey: {
    help: 'ajuda|central de ajuda|suporte|apoio ao cliente|documentação|primeiros passos|guia|tutoriais|como funciona',
    community: 'comunidade|fórum|área de membros',
    loyalty:
      'programa de fidelidade|cartão de fidelidade|indique um amigo|cartão presente|vale presente|cheque prenda|seja sócio',
  },
  customerHeadings: {
    customer:
      'nossos clientes|os nossos clientes|quem confia|confiam em nós|empresas que confiam|clientes que confiam|alguns clientes',
    partner: 'nossos parceiros|os nossos parceiros|parceiros|patrocinadores|apoio|apoiadores|com o apoio de',
    press: 'na mídia|na imprensa|saiu na mídia|nos media|falam de nós|como visto em',
  },
  offerHeadings: {
    reasons:
      'por que escolher|porquê escolher|por que nós|nossos diferenciais|diferenciais|nossos valores|nosso compromisso|razões para|nos escolhem|escolher nos',
    benefits: 'vantagens|benefícios',
    menu: 'nossos cursos|cursos e oficinas|oficinas e cursos|oficinas|nossas oficinas|tratamentos|nossos tratamentos|nossas aulas|nossas atividades|nossos programas|especialidades|áreas de atuação|nossos quartos|o que oferecemos',
  },
  greeting: 'bem-vindo|bem-vindos|bem-vinda|bem-vindas|boas-vindas|seja bem-vindo|sejam bem-vindos|olá',
  vague: 'saiba mais|leia mais|clique aqui|ver mais|mais informações|continuar|descubra mais',
  tool: 'calculadora|calculadoras|simulador|configurador|quiz|questionário|lista de verificação|checklist|modelo para baixar|orçamentador',
  event:
    'reabertura|reabre|reabrimos|grande abertura|abertura em|abre em|fechado de|fechado até|encerrado de|encerrado até|início do curso|início das aulas|começa em|inicia em|adiado para|realiza-se em|lançamento em',
  counter:
    'visualizações|comentários|comentário|curtidas|gostos|partilhas|compartilhamentos|downloads|seguidores|inscritos|visitantes|visitas|no carrinho|em stock|em estoque|vendidos|votos|avaliações|min de leitura|dias|horas|minutos|segundos',
  live: {
    live: 'em stock|em estoque|restam|apenas restam|só restam|últimas unidades|unidades disponíveis|vagas restantes|vagas disponíveis|pessoas vendo|pessoas estão vendo|pessoas a ver|a ver agora|vendo agora|usuários online|utilizadores online|online agora|na última hora|nas últimas 24 horas|é o visitante|você é o visitante|visitante número|visitante n|contador de visitas|visitas hoje|dias restantes|horas restantes|tempo restante|termina em|acaba em|expira em|começa em|próxima consulta|tempo de espera',
    cart: 'carrinho|cesto|sacola|lista de desejos',
  },
  street:
    'rua|praça|travessa|alameda|estrada|rodovia|bairro|andar|conjunto|zona industrial|apartado|caixa postal|quadra',
  address: 'endereço|morada|nosso endereço|sede social',
}
