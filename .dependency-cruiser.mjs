/** What may import what, each rule with its reason. Checked by `npm run imports`. */
const engine = '^packages/engine/src/'
const feature = '^packages/server/src/features/'

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or a third one that both use.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'page-below-facts',
      comment: 'What a page is lies below what is concluded from it, and below those who fetch it.',
      severity: 'error',
      from: { path: `${engine}page/`, pathNot: '[.]test[.]ts$' },
      to: { path: `${engine}(facts|gatherers|render|sources|writing|sections|report|compare|check|answers|format)/` },
    },
    {
      name: 'facts-below-sections',
      comment:
        'A fact is a function of what was gathered: it fetches nothing, and no section or report is known to it.',
      severity: 'error',
      from: { path: `${engine}facts/`, pathNot: '[.]test[.]ts$|-fixtures[.]ts$' },
      to: {
        path: `${engine}((gatherers|render|sources|writing|sections|report|compare|check|answers|format)/|report[.]ts$)`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'subjects-by-their-facts',
      comment: 'Only the registry reads the declarations of a subject.',
      severity: 'error',
      from: { path: engine, pathNot: `${engine}facts/registry[.]ts$` },
      to: { path: `${engine}facts/[^/]+/facts[.]ts$` },
    },
    {
      name: 'second-reader-above-facts',
      comment: 'A second reader judges facts before anything is written of them: no section or report is known to it.',
      severity: 'error',
      from: { path: `${engine}second-reader/`, pathNot: '[.]test[.]ts$|-fixtures[.]ts$' },
      to: {
        path: `${engine}((gatherers|render|sources|sections|report|compare|check|answers|format)/|report[.]ts$)`,
      },
    },
    {
      name: 'second-reader-for-the-pipeline',
      comment:
        'Only an analysis asks it: what compares sites and checks tracked ones never differs by what a model says on a day.',
      severity: 'error',
      from: { path: engine, pathNot: `${engine}(second-reader/|analyze[.]ts$)|[.]test[.]ts$` },
      to: { path: `${engine}second-reader/` },
    },
    {
      name: 'second-reader-door-is-light',
      comment: 'The service asks the model in its own process, which loads no word list and no facts.',
      severity: 'error',
      from: {
        path: `${engine}second-reader/(index|create-second-reader|prompt|draft-prompt|second-questions|second-reader)[.]ts$`,
      },
      to: {
        path: `${engine}(facts|lexicon|page|writing)/|${engine}second-reader/(questions|settle|read-again|answered-in-time|ask-for-drafts)[.]ts$`,
      },
    },
    {
      name: 'writing-below-sections',
      comment:
        'Primitives of writing (shapes, prose, wording, quotes that are checked) serve sections, reports and formats.',
      severity: 'error',
      from: { path: `${engine}writing/`, pathNot: '[.]test[.]ts$|-fixtures[.]ts$' },
      to: { path: `${engine}(gatherers|render|sources|sections|report|compare|check|answers|format)/` },
    },
    {
      name: 'sections-below-report',
      comment: 'A section is written from facts; the report is put together of sections.',
      severity: 'error',
      from: { path: `${engine}sections/`, pathNot: '[.]test[.]ts$|-fixtures[.]ts$' },
      to: { path: `${engine}((gatherers|render|sources|report|compare|check|answers|format)/|report[.]ts$)` },
    },
    {
      name: 'gathering-brings',
      comment:
        'Gathering brings and does not think. What is left: whether a page needs a browser, which pictures may be a logo, and which pages hold posts.',
      severity: 'error',
      from: {
        path: `${engine}(gatherers|render|sources|capture|document|styles|pictures)/`,
        pathNot: [
          '[.]test[.]ts$|-fixtures[.]ts$',
          `${engine}gatherers/(home-page|read-page|site-files|unlisted-posts)[.]ts$`,
          // A capture's pictures are those that the facts look at; a worker puts together what one page gives.
          `${engine}(capture/site-pictures|document/parse-worker)[.]ts$`,
        ],
      },
      to: { path: `${engine}(facts|writing|sections|report|answers|format)/` },
    },
    {
      name: 'no-cycles-of-types',
      comment: 'Types go one way too: a shape that two files need is a file of its own.',
      severity: 'error',
      from: { path: '^(packages|bench)/', pathNot: '[.]test[.]ts$' },
      to: { path: '^(packages|bench)/', circular: true },
    },
    {
      name: 'engine-stands-alone',
      comment: 'A library: no database, no server, no other package of ours.',
      severity: 'error',
      from: { path: engine },
      to: { path: '^packages/(?!engine)|node_modules/(kysely|pg|pg-boss|fastify)/' },
    },
    {
      name: 'packages-by-their-door',
      comment: 'Other packages use the engine through its doors: index.ts, and those that load less of it.',
      severity: 'error',
      from: { pathNot: `${engine}|^bench/` },
      to: {
        path: engine,
        pathNot: `${engine}((answers/|llm/|net/|second-reader/|format/|format/pdf/)?index|analysis-error|analyze|change-types|fair-queue|logo|nearest-word|preflight|probe|section-ids|format/terminal-text)[.]ts$`,
      },
    },
    {
      name: 'server-by-its-door',
      comment:
        'The command starts and administers the service through its index.ts, which lists what it offers; stop-signals.ts loads nothing of it.',
      severity: 'error',
      from: { path: '^packages/(?!server/)' },
      to: { path: '^packages/server/src/', pathNot: '^packages/server/src/(index|stop-signals)[.]ts$' },
    },
    {
      name: 'one-way-out',
      comment: 'Every outbound request goes through the guarded client; nothing else may open a connection.',
      severity: 'error',
      from: {
        path: '^packages/',
        pathNot: [
          `${engine}(net|render)/`,
          '[.]test[.]ts$|/test-support/|/scripted-server-fixtures[.]ts$',
          // Finds a free port of this machine for the Postgres that comes along.
          '^packages/server/src/platform/database/embedded/server[.]ts$',
          // S3 is named by the operator, and private as a rule; see operators-addresses-apart.
          '^packages/server/src/platform/storage/s3-connections[.]ts$',
          // So are models, often on this machine: one origin, no redirects.
          `${engine}llm/connections[.]ts$`,
          // `brandprint listen` runs on a developer's machine and asks what its user names: a service and a receiver
          // there, which are private addresses as a rule. No page and no stranger has a say in where it connects.
          '^packages/cli/src/listen/connection[.]ts$',
        ],
      },
      to: {
        path: '^(node:)?(http|https|http2|net|tls|dgram|dns|dns/promises)$|node_modules/undici/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'operators-addresses-apart',
      comment:
        'What the operator names (S3, models) has connections of its own, pinned to it: none over the guard for strangers’ addresses, which refuses private ones.',
      severity: 'error',
      from: { path: `^packages/server/src/platform/storage/|${engine}llm/`, pathNot: '[.]test[.]ts$' },
      to: { path: `${engine}net/` },
    },
    {
      name: 'models-behind-their-door',
      comment:
        'One interface of ours over the SDK of models: nothing else imports it, nor what opens connections to them.',
      severity: 'error',
      from: { pathNot: `${engine}llm/` },
      to: { path: `node_modules/(ai|@ai-sdk)/|${engine}llm/connections[.]ts$` },
    },
    {
      name: 's3-behind-its-door',
      comment: 'Only the storage may reach what the operator names, and only where S3 is set is its SDK loaded.',
      severity: 'error',
      from: {
        pathNot: '^packages/server/src/platform/storage/(s3-.*|open-storage)[.]ts$|[.]test[.]ts$|/test-support/',
      },
      to: {
        path: '^packages/server/src/platform/storage/s3-|node_modules/(@aws-sdk|@smithy)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'client-stands-alone',
      comment: 'Who receives webhooks installs nothing else of ours, and nothing of others.',
      severity: 'error',
      from: { path: '^packages/client/', pathNot: '[.]test[.]ts$' },
      to: { path: '^packages/(?!client/)|node_modules/' },
    },
    {
      name: 'client-by-its-door',
      comment: 'Other packages use the client through its index.ts, which lists what it offers.',
      severity: 'error',
      from: { path: '^packages/(?!client/)' },
      to: { path: '^packages/client/src/', pathNot: '^packages/client/src/index[.]ts$' },
    },
    {
      name: 'browser-behind-its-door',
      comment: 'What a browser fetches passes the filtering proxy: only render/ starts one.',
      severity: 'error',
      from: { path: engine, pathNot: `${engine}render/` },
      to: { path: 'node_modules/(playwright-core|@sparticuz/chromium)/' },
    },
    {
      name: 'facts-are-pure',
      comment:
        'Derived facts, sections and the report are functions of the capture, and what answers rest on is one of the report: no input or output, no clock. The kinds are read from a file a language, as all of them together are too large to load with every process.',
      severity: 'error',
      from: {
        path: `${engine}(answers|compare|facts|page|sections|report|styles|lexicon)/|${engine}report[.]ts$`,
        pathNot: `[.]test[.]ts$|-fixtures[.]ts$|${engine}lexicon/kinds/kind-lists[.]ts$`,
      },
      to: {
        path: `^(node:)?(fs|fs/promises|child_process|worker_threads|http|https|net|tls|dns|os)$|${engine}(net/(?!fetch-error|public-url|robots-txt)|sources|render)/`,
      },
    },
    {
      name: 'gatherers-know-no-report',
      comment: 'What is brought does not depend on what is written about it.',
      severity: 'error',
      from: { path: `${engine}(gatherers|net|sources|render|document|styles)/` },
      to: { path: `${engine}(sections|report|format)/` },
    },
    {
      name: 'features-by-their-door',
      comment:
        'A feature uses another through its index.ts, which lists what it offers; so does the rest of the service.',
      severity: 'error',
      from: { path: `${feature}([^/]+)/`, pathNot: '[.]test[.]ts$|-fixtures[.]ts$' },
      to: { path: `${feature}(?!$1/)[^/]+/(?!index[.]ts$)` },
    },
    {
      name: 'features-by-their-door-from-outside',
      comment: 'What a feature offers is listed in its index.ts.',
      severity: 'error',
      from: { pathNot: `${feature}|[.]test[.]ts$|-fixtures[.]ts$|^bench/` },
      to: { path: `${feature}[^/]+/(?!index[.]ts$)` },
    },
    {
      name: 'platform-knows-no-feature',
      comment: 'What no feature owns: the features stand on it.',
      severity: 'error',
      from: { path: '^packages/server/src/platform/', pathNot: '[.]test[.]ts$|-fixtures[.]ts$' },
      to: { path: feature },
    },
    {
      name: 'effects-in-named-files',
      comment:
        'SQL is in queries.ts and *-queries.ts, its types in tables.ts, HTTP in routes.ts and *-routes.ts, the queue in jobs.ts.',
      severity: 'error',
      from: {
        path: feature,
        pathNot: ['[/-](queries|routes)[.]ts$', '/(tables|jobs)[.]ts$', '[.]test[.]ts$|-fixtures[.]ts$'],
      },
      to: { path: 'node_modules/(kysely|fastify|@fastify/[^/]+|pg|pg-boss)/' },
    },
    {
      name: 'no-test-in-production',
      comment: 'Production code imports no test and nothing made for tests.',
      severity: 'error',
      from: { pathNot: '[.]test[.]ts$|/test-support/|-fixtures[.]ts$|list-checks[.]ts$' },
      to: { path: '[.]test[.]ts$|/test-support/|-fixtures[.]ts$|list-checks[.]ts$' },
    },
    {
      name: 'nothing-undeclared',
      comment: 'A package that is not in package.json is there by accident.',
      severity: 'error',
      from: { path: '^(packages|bench)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
  ],
  options: {
    // Tests use syntax that the parser does not read yet; that nothing imports them is checked all the same.
    doNotFollow: { path: 'node_modules|[.]test[.]ts$|/test-support/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    parser: 'swc',
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
