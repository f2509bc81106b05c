/** Questions in English, by what they ask for. `Acme` stands for any brand. */
import type { ExampleTable } from './example-table.ts'

export const englishQuestions: ExampleTable = {
  summary: `
What is this company about?
give me the gist
Summarise the brand in three sentences
tl;dr please
Can you give me a quick overview of Acme?
I have a meeting with them in ten minutes, what do I need to know?
Who is this and what do they do, in short
Brief me on this brand
Explain this company to me like I'm five
overview
In a nutshell, what's this site?
What's the most important takeaway from the report?
What did you find out about the brand overall?
Tell me about them
What should I know about Acme before I pitch them?
Sum up the whole report for me
Short intro to this firm please
Executive summary?
I've never heard of these people, who are they?
Introduce the brand to a newcomer
so what's the story here
What is your overall conclusion on this brand?
Could you recap the main points of the analysis?
Describe the company briefly
What are the key findings?
Big picture first please
Elevator summary of the club?
I need one paragraph on this organisation for my notes
What does the report say in general?
Start with the basics: who are we looking at?
Boil it all down for me
Give our board the short version of this brand analysis
What kind of brand is this, all in all?
summary pls
Main insights from the website?
how would you describe Acme to a colleague who never visited their site?
What would you say about this clinic in one minute?
Just the highlights
Tell me everything important about this company in short
who or what is Acme
What am I looking at here?
Background on the company?
Can I get a high level description of the brand?
The essence of this brand in two lines?
What's the bottom line of the report?
I don't want to read the whole report, what's in it?
Paint me a picture of this business
Quick rundown of the studio please
Wat is this compnay
Give me the thirty-second version
what do i need to take away from all this
Let's begin: what's the report about?
A short profile of the organisation, please
Walk me through the brand at a high level
Describe what this website stands for overall
My boss asks who they are. What do I answer?
Key facts about Acme at a glance
What did the analysis turn up?
How would an encyclopedia entry for them begin?
Condense the report to its core
`,
  category: `
What kind of business is it?
Which industry are they in?
what sector is this
Is this a software company or a consultancy?
Which market category does the brand belong to?
Under which heading would I find them in a business directory?
Are they a restaurant or a hotel?
What type of organisation is Acme?
Is it a non-profit?
industry?
What field does the company work in?
Would you call them an agency or a product company?
Which line of business is this?
What category do they put themselves into?
is this a shop or what
Is that a SaaS product?
What trade are they in?
How does the company classify itself?
Is this a school, a club or a business?
Into which drawer would a buyer put them?
What sort of firm am I dealing with here?
What genre of product is this?
If I had to file them under an industry code, which one?
Which branch of medicine is the clinic in?
Are they B2B software or hardware?
vertical?
Do they count as a fintech?
What market do they play in?
Is Acme a manufacturer or a retailer?
What is the product category?
Which segment of the market do they operate in?
What would analysts call this kind of tool?
is it a charity or does it make profit
Name the industry
What sort of club is it?
What kind of service provider are they?
Is this an online shop or a bricks and mortar store?
Tell me which domain they are active in
Do they see themselves as a platform or as a tool?
What do you call a business like this?
Is it more a marketplace or more a directory?
Which category would you list them in on a comparison portal?
Are we talking about a law firm here?
What is Acme: framework, library or app?
kind of company?
Is it a public body or a private business?
Does the brand define its own category?
Is it a niche business, and in what field?
To what industry does this brand belong?
Are they craftsmen?
What kind of place is that?
So is it a gym or a physio practice?
What type of site is this, shop, blog, portal?
In what business is the firm
What area of expertise does the company come from?
Is this an open source project?
In which industry does Acme compete?
what exactly is acme, a bank?
Can you tell me the category they're in, e.g. CRM, ERP?
Are they in hospitality?
What do they count as, a museum or a gallery?
`,
  name: `
What's the name of the company?
what are they called
How is the brand name spelled?
Is it written in one word or two?
Do they use different versions of their name?
What does the brand call itself?
Which spelling of the name is right?
Is the name always written the same way across the site?
official name of the brand?
Does the brand use an abbreviation for its name?
Upper case or lower case brand name?
How should I write their name in an article?
Are there name variants?
What name do they go by?
What is the club's proper name?
Tell me the brand name
Whose website is this by name?
Do they shorten their name anywhere?
Is it Acme or ACME or acme.io?
What is the business called?
Are they consistent in how they write their own name?
name?
Which name is shown in the header and which in the footer?
Do they have more than one name?
What do I call this brand?
By what name is the practice known?
Does the name carry a suffix like Inc or Labs on the site?
How does the company refer to itself?
Is there a hyphen in the brand's name?
Any alternative names or nicknames they use for themselves?
wats the name of this brand
`,
  audience: `
Who is this for?
target group?
Who are they talking to?
Which customers does the company want to reach?
I'd like to know who the site addresses
Who should buy this?
Is it aimed at businesses or at private people?
B2B or B2C?
Who's the intended audience?
For whom did they build this product?
Are they after small companies or big enterprises?
What kind of people would use this?
Who is the typical customer?
Does the site speak to beginners or to experts?
target audience
Whom do they want as a client?
What age group are they going for?
Is the club for families or for competitive athletes?
Is this something for freelancers like me?
Who benefits most from this offer?
Describe their ideal customer
Which market segment does the brand serve?
Who are the users?
Who do they sell to?
Does Acme target developers?
Are parents the people they're addressing?
whos the target market
Tell me about the people they want to attract
What group of people does this website have in mind?
Who visits a clinic like this?
To whom is the homepage written?
Would a student be in their target group?
Do they cater to tourists or to locals?
Who is supposed to feel addressed here?
Who would get the most out of it?
Which professions do they have in mind?
Are they writing for decision makers or for users?
Define the target audience of this brand
Who are the customers they have in their sights?
who uses acme
What demographics do they want to reach?
Picture the reader they write for: who is it?
Is it made for teams or for individuals?
Is the product meant for large corporations?
Whose needs is the brand trying to meet?
Are they going after the luxury crowd?
Do they mainly look for patients with private insurance or everybody?
Who's their crowd?
What sort of client is the firm looking for?
What audience does this site serve best?
For which companies is the service suited?
To which people would you recommend they advertise, going by the site?
is this for me
Which industries do their clients come from according to their positioning?
Is the restaurant for couples, groups or business lunches?
Who is in the audience of this nonprofit: donors or people in need?
What type of organisation buys from them?
Who do they think their customers are?
Who does the brand leave out?
Are seniors part of the people they want to reach?
Who are the adressees of the website?
`,
  personas: `
Which personas did you find?
Describe the buyer personas
What are the customers' goals?
What pains do their users have?
List all personas
What motivates someone to buy from them?
What objections would a buyer raise?
What would make a customer hesitate?
Tell me more about the second persona
personas?
Give me a profile of the typical buyer with age and job
What keeps their customers up at night?
What triggers people to look for such a service?
Through which channels can I reach each persona?
What would a typical customer say in their own words?
What worries do patients bring to the clinic?
Who are the three main user types and what do they want?
How do the personas differ from each other?
What are the pain points of the target group?
What drives the people who come here?
What doubts might a prospect have before signing up?
Sketch the ideal customer as a person
When does somebody start to need Acme?
What does the main persona want to achieve?
Can you show me the customer avatars?
How many personas are there?
What frustrates their audience?
What holds people back from booking?
What are the reasons a buyer might say no?
What does the decision maker care about?
Where do these users spend their time online?
Which persona is the most important?
What is the first persona called?
What jobs do customers want to get done?
What fears do parents have when they look at this school?
Walk me through each customer type
Customer profiles please
Demographics of the personas?
Any quote that fits the persona?
Why would a skeptical buyer not believe them?
what do their users actually want
What needs do the different groups of visitors have?
At which moment in life does a person turn to them?
What is on the mind of a founder who considers this tool?
I need the buyer persona for my marketing plan
Which arguments against the purchase come up?
What are the motives of the members?
What makes the target customer tick?
User types and their wishes?
What would persona one struggle with?
What life situation are the customers in?
What are typical concerns of a first-time customer?
Is there a persona for the technical buyer?
What does a day in the life of their customer look like?
What would convince the typical buyer?
Who decides and who uses the product, as personas?
whats the persona's biggest pain
Compare the needs of persona A and persona B
Show me the profiles of imagined customers
How old is the typical persona and what is her job?
What hopes do people bring to this place?
`,
  archetype: `
Which archetype is the brand?
brand archetype?
Is Acme a Hero or a Sage?
What Jungian archetype fits this company?
Why did you call them a Caregiver?
Which of the twelve archetypes dominates?
Are they an Explorer brand?
Tell me the archetype and why
If the brand were a character in a story, who would it be?
What's the main archetype
How did you arrive at that archetype?
Does the brand act like a Ruler?
Explain the archetype
Would you say this is a Magician?
archetype pls
Which archetypal role do they play for the customer?
Are they the rebel type?
What role does the brand take in its own story: mentor, hero, jester?
Primary archetype of this club?
Does the site show signs of the Creator archetype?
What archetype mix do they have?
Why Sage and not Everyman?
Is the Innocent a good fit here?
What does their archetype mean?
How strong is the leading archetype?
Outlaw, Lover, Jester... which one?
Justify the archetype you assigned
In terms of the hero's journey, which figure is the firm?
What's the share of each archetype?
Could they be the Everyman?
Describe the brand's archetype in one sentence
What evidence is there for the archetype?
Which mythical figure would embody this brand?
Which of Jung's types is it?
Acme archetype
What archetypical pattern does the wording follow?
Who would this company be in a fairy tale?
Is this a caregiver brand or rather a ruler?
How sure can I be about them being a Hero?
What archetype should our campaign lean on?
Which archetypes come through in the texts?
One word only: the archetype, please
Break down the archetypes in percent
Does the clinic come across as the Caregiver?
What speaks for the archetype Explorer?
Is there a clear archetype or a mixture?
Mark and Pearson model: where do they land?
arcehtype?
What archetype do they embody and how does it show on the site?
Would 'Jester' suit their brand?
On what grounds is the brand a Creator?
Which archetype wins in your analysis?
If you had to cast them in a movie, what role?
Give the archetype description
What brand archetype would a strategist pick for them?
Why is the archetype what it is?
Is their archetype the Lover?
Where does the brand sit on the archetype wheel?
Let's talk archetypes
Which archetype suits the brand best according to the report?
`,
  secondArchetype: `
What is the second archetype?
And which archetype comes next?
secondary archetype?
Is there a second archetype besides the main one?
Which archetype is runner-up?
After the leading archetype, what's number two?
What supports the primary archetype?
Does a secondary archetype play a role?
Which archetype is mixed in?
What's the supporting archetype
Name the second strongest archetype
The other archetype, which one is it?
Which archetypal undertone goes with the main one?
Who comes second among the archetypes?
How strong is the secondary archetype?
Why is the Creator only in second place?
What is the archetype with the second highest share?
Is there a sub-archetype?
Does the brand lean on another archetype as well?
Which archetype complements the first?
tell me about the minor archetype
The brand's side archetype?
Besides Sage, what else are they?
What flavour does the secondary archetype add?
Which is the auxiliary archetype of this brand?
What archetype follows the dominant one in the mix?
2nd archetype
Why did you choose that second archetype?
What archetype stands in second place for Acme?
Apart from the dominant archetype, is there one in the background?
Second-ranked archetype please
`,
  personality: `
What is the brand's personality?
Describe their character
Which traits does the brand have?
If the brand were a person, what would they be like?
brand personality
What five adjectives describe Acme?
How does the company come across as a person?
What character does the brand show?
Are they warm or aloof as a personality?
List the personality traits
What human qualities does this brand have?
Imagine the company at a party: how would it behave?
Is the brand adventurous by nature?
Which adjectives fit the club?
What temperament does the brand have?
What kind of guy would this company be?
Does the brand have a distinct personality?
How would you characterise them?
What are the character traits of the firm?
Would you describe the brand as confident?
what's the vibe of this brand
Pick the adjectives that sum up who they are
Give me their brand character in a few words
Is there a quirky side to them?
Which traits should a mascot for them have?
What sort of nature does the clinic present?
Three words for this brand's character?
Do they show themselves as sincere, exciting, competent, sophisticated or rugged?
What's their personality like
With whom would you compare the brand if it were a human being?
How does the brand identity section describe its personality?
`,
  voice: `
How do they write?
Describe the brand voice
What is their voice like?
brand voice?
I have to write copy for them. What style do I follow?
How does the company speak to its customers?
What's typical of the way they phrase things?
Which writing rules should a copywriter keep to?
Give me the voice guidelines
Do they use short or long sentences and which person?
What makes their writing recognisable?
How should a new blog post sound to fit them?
Style guide for texts?
Do they say we or I?
What's their style of language?
How would Acme say it?
How does the brand express itself in words?
Verbal identity of the brand?
Describe the way they talk
Do they address the reader directly?
I need to brief a freelance writer on the voice
What does their copywriting look like?
Which stylistic devices do they use?
Which principles make up the voice?
voice and style
How can I imitate their writing?
Is the language plain or flowery?
Their communication style?
Can you characterise the copy on the website?
What does the brand sound like?
Examples of the brand voice
What do I have to keep in mind when writing for this brand?
How do they word things?
Does the firm have a consistent voice?
Which verbal habits do they have?
Is the copy active and direct?
Tell me about the language they use
How would you describe the text style of the club?
Dos and don'ts of the brand's voice
In which manner do they talk to their patients?
What voice should our chatbot adopt to sound like them?
Do they tell stories in their copy or state facts?
How does the brand voice show up in the copy?
If I ghostwrite a newsletter for them, how should it sound?
What voice attributes did you find?
Writing style?
Do they write in first person plural?
The way they speak, how would you put it?
How does Acme communicate?
What characterises their texts?
What's their manner of speaking to donors?
Is their language rich in metaphors?
Explain the voice with examples from the site
how do they talk 2 people
Sum up the verbal style in a handful of rules
Voice principles please
What's distinctive about how they put things?
How do they come across in writing?
Could you outline the brand's voice for our content team?
Do they write like marketers or like engineers?
Which person and tense are their texts in?
`,
  tone: `
Do they sound like a bank or like a friend?
How formal are they?
Is the tone serious or funny?
tone of voice?
Is their tone more casual or more official?
How enthusiastic do they sound?
Are they respectful or irreverent?
Do they crack jokes?
Is it emotional or matter-of-fact in tone?
On a scale from stiff to relaxed, where is the brand?
Does the text sound friendly?
What's the tone of the site?
Do they sound arrogant?
How warm is the tone?
Are they playful or sober?
Is the mood of the copy upbeat?
Does the brand strike a pushy tone?
How humorous is the writing?
Is the tonality suitable for a law firm?
Rate the formality
Which tone do they strike with patients?
Tone profile
Does it feel authoritative or humble?
Are they shouting at me or whispering?
Is there any humour in what they write?
Do they come across as cold in their texts?
Formal vs casual, funny vs serious?
How is the tone set on the homepage?
Would you say they sound excited or laid back?
Is it chatty?
What emotional register do they use?
How buttoned-up is their language?
`,
  avoid: `
What should we avoid when writing for them?
Which words don't fit the brand?
don'ts for the copy
What would be off-brand?
Which phrases should a writer never use here?
What should the brand not say?
Is there a list of things to avoid?
What style would be wrong for Acme?
Which tone would clash with the brand?
taboo words?
What must a copywriter not do?
Name the no-gos in their communication
What does the brand stay away from?
Which wording would sound alien to them?
What kind of language should I steer clear of?
What would never come out of their mouth?
Which clichés should be left out?
Forbidden expressions in the brand guide?
Things not to do in brand texts
What mistakes could a ghostwriter make with this voice?
Should I avoid exclamation marks for them?
Can I use slang in their name or is that a no?
Which buzzwords would hurt the brand?
What do they deliberately not do in their language?
How should the brand definitely not sound?
What not to write?
Any terms that are off limits for the club's posts?
What breaks the brand voice?
List what I have to keep out of their copy
What would feel wrong in an ad for them?
Is it okay to be sarcastic in their voice or should I avoid that?
`,
  mission: `
What is their mission?
mission statement?
Why does the company exist?
What do they want to change in the world?
What's the purpose of the brand?
Do they have a vision?
What are they ultimately trying to achieve?
What drives the organisation?
What's the big why behind Acme?
What cause is the foundation committed to?
State the company's mission
Is there a mission statement on the site?
What is the purpose of the club?
What goal does the brand pursue beyond making money?
What's their reason for being?
What do they believe they're here for?
What are they fighting for?
Why did they set out to do this, in terms of purpose?
What is the higher aim of the nonprofit?
how do they describe their mission
Tell me their raison d'être
What's their promise to the world?
In what way do they want to make a difference?
What's the long-term ambition of this company?
Which vision do they follow?
What is the company here to do?
What task has the association set itself?
What idea stands behind the brand?
Quote the mission
What does the firm want to accomplish in society?
purpose?
`,
  values: `
What values do they stand for?
core values?
What matters to this company?
Which principles guide them?
What does the brand believe in?
Do they publish their values?
Is sustainability among their values?
What do they care about?
Which values come across on the website?
List the brand values
Which ideals does the club hold up?
What principles would they never give up?
Are honesty and transparency important to them?
Does the firm have ethical principles?
What's their code?
What convictions shape their work?
Which beliefs does the brand share with its customers?
Is diversity something they value?
What do they hold dear?
Values of Acme
What stance does the brand take?
On what values is the practice built?
Is tradition more important to them than innovation?
What culture and values do they show?
which virtues do they emphasise
What does the brand stand up for?
Are there guiding principles mentioned?
What philosophy do they follow?
Does quality come before price for them?
What set of values did the report find?
`,
  tagline: `
What's the tagline?
Do they have a slogan?
tagline?
What is the claim under the logo?
Which motto does the company use?
Is there a catchphrase?
What's their slogan, if any?
Quote the brand's slogan
How does their strapline read?
Which line do they put next to their name?
Does the club have a motto?
The one-line claim of the brand, please
What is the short phrase they use everywhere?
What line do they sign off with?
Is there a slogan on the homepage?
How does the current tagline go?
Tell me the brand's motto
Does Acme advertise with a fixed phrase?
Slogan of this company
What's the catchy line they go by?
Which few words do they use to sum themselves up as a slogan?
Have they got a brand claim?
What's written below the logo?
do they use a slogan at all
What is the corporate slogan of the firm?
What's their punchline in advertising?
Is the slogan in English?
What tag line appears in the page title?
How do they phrase their motto?
Their existing strapline, word for word?
`,
  hero: `
What's the headline on the homepage?
What do visitors read first?
Which claim is at the top of the start page?
hero text?
What does the hero section say?
First sentence on the website?
What is the big line when you open the site?
Quote the main heading
What's the subheadline?
What's above the fold?
What do I see first when I land on the page?
How does the home page greet people?
Which words open the page?
What's the H1 of the home page?
What is written in large letters at the top?
Tell me the opening statement of the website
What text sits over the big picture at the top?
Headline and subhead please
How is the landing page headline worded?
What's the first impression text-wise?
What does the banner on the start page say?
With what message does the site open?
Is there a line above the headline?
What's their main headline
How does the hero read?
What text meets a newcomer on the homepage?
Which sentence do they put front and center?
Give me the exact wording of the header message
homepage headline
What is the lead sentence on the front page?
What's in the first screen of the website?
Say what the hero headline is and what comes under it
What do they shout out at the very top?
Top-of-page message?
Which promise stands in the hero?
The intro text on the home page, what is it?
How do they start their homepage?
What statement do you see without scrolling?
What eyebrow text do they use?
What is the welcome line?
Read me the title on the start page
What's the first thing Acme tells a visitor?
Which title does the hero carry?
how does the site introduce itself on the first screen
What are the opening words of the club's home page?
The sentence under the headline?
What's the text in the header area of the landing page?
Show me the hero copy
What does the top banner promise?
The very first words one reads there?
Is there a headline on the start page and how does it go?
What does the front page lead with?
Let me know the heading visitors get to see at first
Which message is placed most prominently on the homepage?
What's the hero headline and is there a subtitle?
how is the practice's homepage titled
What text comes up big when the page loads?
Main message on the start screen?
What's written at the top of acme.com?
Which phrase catches the eye first on the front page?
hero headlien?
`,
  valueProposition: `
What's the value proposition?
What benefit do they promise?
What do customers get out of it?
Why should anybody choose them?
What's in it for the customer?
value prop?
What is their central promise?
What value does the product deliver?
What do they claim to give their clients?
Which benefit is at the heart of their message?
What's the main benefit of using Acme?
What advantage does a customer gain?
How does the brand say it makes life better?
Which outcome can I look forward to as a client?
Why would I need this?
Core promise of the brand
What would I gain by becoming a client?
What do you get for your money in terms of benefit?
Sum up the value they offer in one sentence
Which result can a user expect, according to them?
How do they sell the benefit?
What improvement do they promise to companies?
What's the pitch?
Their elevator pitch?
What is the compelling reason to buy?
What are the benefits for patients?
What does the brand promise its audience?
How will my work get easier with this tool?
Which added value do they communicate?
What is the customer benefit
Give me the proposition in plain words
What does the firm bring to the table?
What good does it do me?
Is there a clear value proposition?
What do members get from the club, in essence?
Explain the promise they make
How is the value proposition worded?
What payoff does the buyer have?
What's the key benefit communicated on the site?
What reason do they give me to buy?
How do they say they help people succeed?
Does the site tell me why it's worth it?
What's the promised transformation from before to after?
Why bother with this product at all?
What do they offer that is worth paying for?
What gain do they hold out to customers?
State the brand promise
What benefit statement do they lead with?
What makes it worthwhile for a school to work with them?
How does Acme justify its usefulness?
What are people supposed to get from it?
The main argument for buying, as they put it?
What use is it to me as a small business?
Which benefits are promised and are they backed up?
How does it pay off for the customer?
What do they say users will save: time, money, nerves?
value propositon
What do they vow to do for their clients?
What benefit does a guest take home?
In which way is the customer better off afterwards?
`,
  differentiators: `
What makes them different?
USP?
How do they stand out from competitors?
What can they do that others can't?
Unique selling points?
Why them and not somebody else?
What sets Acme apart?
What's special about this company?
In what way are they unlike the rest?
What is unique here?
Which differentiators does the brand claim?
What do they have that rivals lack?
Is there anything that distinguishes them?
Which of their claims could any competitor make too?
How do they differentiate?
What's the edge?
Competitive advantage?
What is the special something of this hotel?
Are their selling points really unique or just standard?
What makes this product stand out in the crowd?
What do they do differently?
Name the unique features that set the brand apart
Where do they beat the alternatives?
What's so special about them
Do they say how they differ from other providers?
What distinguishes the practice from other dentists?
Which parity claims do they make?
What would be lost if this brand disappeared?
Their point of difference?
What can only they say?
How is this club different from others in town?
What's the one thing nobody else offers?
Are they any different from the hundred other agencies?
Differentiators please
What separates them from the pack?
What makes the brand distinctive?
Is the USP clear?
How do they claim to be unlike everyone else?
What is their secret sauce?
What makes this school one of a kind?
Which unique strengths do they use against competition in their messaging?
What do they emphasise as unusual about themselves?
Tell me the points of differentiation
What gives them an advantage over other tools?
What does Acme have going for it that others don't?
Which of the selling points are generic?
What would you name as unique selling proposition?
Is there a reason to prefer them over a cheaper provider?
What makes them one of a kind?
Their claim to uniqueness?
How do they set themselves off from big players?
Does the website make clear what is different about them?
What do they do better than anyone, in their words?
Where lies the difference to similar products?
how r they different
Which characteristics are exclusive to this brand?
Point out what's original about this company
Which arguments separate them from the competition?
What's their moat?
Do they name anything that competitors can't copy?
`,
  positioning: `
How is the brand positioned?
positioning statement?
Where do they sit in the market?
How do they want to be seen in the market?
What are the alternatives to them?
Against whom do they position themselves?
Premium or budget?
Who are the competitors?
Describe the market position
Is the brand positioned clearly?
What place do they claim in the customer's mind?
Positioning please
How would you formulate their positioning?
For whom, against what, with which benefit: the positioning in one line
Are they at the high end of the market?
What would customers use instead?
How does Acme position itself against spreadsheets?
Which competitors does the site mention?
Is their position in the market sharp or blurred?
Which market position do they take?
How does the firm frame itself relative to others?
In the competitive landscape, where are they?
Who is the competition?
Are they a challenger or a leader?
What's missing in their positioning?
How do they position on price?
Which corner of the market do they occupy?
What's their strategic position?
Does the positioning hold water?
Do they see themselves as an upmarket brand?
What other options would a customer weigh up?
Summarise the positioning section
Is it a niche player or a generalist?
How do they place themselves compared with freelancers and agencies?
What is the brand's position in one sentence?
Which rivals do they have to fear in the customer's choice set?
Is the club positioned as exclusive or open to all?
Which stance in the market do they take?
What do they position against?
How does the brand define its space?
Tell me about their competitive position
Cheap, mid-market or luxury?
Market positioning analysis
Where do you see weaknesses in how they position themselves?
What's the frame of reference for this brand?
As what do they want to be perceived?
How do they want people to think of them versus others?
What would people do if this product did not exist?
What position do they take between tradition and innovation in the market?
Do they compare themselves with anyone?
Is there a consistent positioning on the site?
The positioning of the hospital in its region?
What spot do they own?
Could you write out the positioning according to the report?
Which alternatives does a buyer have?
How well is the company positioned?
what is their postioning
Positioning gaps?
Do they go for the mass market or for a niche?
What would Geoffrey Moore's template look like for them?
`,
  problem: `
What problem do they solve?
Which pain does the product address?
problem?
What need does it meet?
What trouble do customers have without it?
What does it help against?
What's the issue they are tackling?
Which problem is Acme the answer to?
Why is such a product needed?
What frustration do they promise to end?
What is the customer's problem according to the site?
What is broken in the world that they fix?
What hurts their customers?
Which challenge of companies do they take on?
Which difficulties does the service remove?
What do they free people from?
Is the problem stated clearly on the site?
Which headaches go away with this tool?
What gap in people's lives are they filling?
What are they a solution for?
What situation does a client come from?
How do they describe the problem?
Tell me the problem the brand exists to solve
What's going wrong for people before they come here?
What kind of problems can I bring to the clinic?
What obstacle do they clear out of the way?
What pain are they the painkiller for?
Which worries do they take off their customers' shoulders?
Do they name the problem at all?
What is the need behind the offer?
What bothers the users that Acme takes care of?
What's the underlying customer problem
What does this thing fix?
Which social problem does the charity work on?
What inefficiency do they attack?
What do they think is wrong with the status quo?
What's the enemy in their story?
What kind of mess do they clean up?
What trouble does it save me?
What makes customers suffer in their daily work?
Which shortcoming of other solutions do they want to overcome?
For what trouble is this a remedy?
Problem statement?
What's the problem being solved and for whom?
Why do people need help here?
What risk do they protect customers from?
Which bottleneck does the software remove?
What nuisance do they get rid of?
What is the burning issue of their clients?
In what predicament are the people they address?
What complaint of patients is the practice responding to?
What job was painful before this existed?
What are they solving
Which everyday hassles does the app take away?
What does the brand see as the main problem in its industry?
What lack do they make up for?
Is there a real pain point behind this?
what prob does it solve
What is so hard about the thing they make easy?
Which burden does the service lift?
`,
  offer: `
What do they sell?
What services do they offer?
Which products do they have?
What can I buy here?
offer?
What exactly do they do?
List their services
What's in the range?
What's on the menu, roughly?
What treatments does the practice offer?
Which courses does the school run?
What do I get from this company?
Tell me about the product
What does Acme do?
What plans or packages exist?
Overview of the offering please
What kinds of rooms does the hotel have?
What can you book there?
Their portfolio of products?
Which activities does the club offer?
What does the software do?
Do they manufacture anything, and if so what?
What sort of work do they take on?
What does the firm provide?
Describe the product line
What services are available to companies?
What can the agency do for me?
Do they sell products or services?
What all do they have on offer?
Enumerate the offerings
Which solutions does the company have?
What do clients hire them for?
What's their assortment like?
How many products are there and what are they?
What does the museum have to offer its visitors?
What programmes does the foundation run?
What classes can I take at the studio?
What do they actually sell, I can't tell
What is the main product?
Which things can one order?
Give me the service catalogue
What type of consulting do they do?
what can i get there
In which areas of law do they give advice?
What help does the charity provide?
Do they only do repairs or also sales?
What packages do they put together?
The core offering, please
What does their business deliver to clients?
What's the product?
Tell me which services the vet has
What are the different editions of the tool?
What is included in the portfolio?
What is it that they do for customers, concretely?
products & services
Which trips does the travel company organise?
Do they have a service besides the product?
What would I be paying for?
Name everything that can be purchased from them
What kind of food do they serve?
plz list evrything they offfer
`,
  features: `
What features does it have?
Which functions does the tool include?
feature list
What can the software do in detail?
What capabilities does the product have?
Name the most important features
Which functionality is advertised?
Does it come with many features?
What's built in?
Features of the app?
What are the product's main functions?
Which features come with the higher plan?
What options does the platform give me?
Show me everything it's capable of
What modules does it consist of?
How is the feature set?
What tools are inside the product?
What functions do they highlight on the website?
Key features please
List all features by plan
What does the system offer in terms of functionality?
Which features do they talk about most?
Can you go through the functions one by one?
What is the product able to do?
What does the machine come equipped with?
Feature overview
Which technical capabilities are described?
What do I get feature-wise?
What are the highlights of the product's functionality?
Does the site list features?
Are there any special functions worth mentioning?
What can I do with Acme once I've signed in?
Which abilities does the assistant have according to the website?
What functions does the free edition leave out?
What's the scope of functionality?
Product features?
What kind of features do they promote?
Characteristics of the product?
What bells and whistles does it have?
What functionality is there for teams?
What amenities do the rooms have?
Which equipment and functions does the device offer?
Which features do they mention on the product page?
Tell me the features they advertise
Break down the functionality
What's included feature by feature?
What does the toolkit contain?
Do they have a lot of functions or is it kept simple?
Does the program have useful functions for accounting people?
What parts does the solution have?
What are the standout features?
which featurs does it offer
How many features do they list?
What are the components of the framework?
Is there an overview of what the plugin can do?
Which functions are new?
Describe the capabilities
What could I automate with it, what features are there?
What does the dashboard let me do?
Name three features
`,
  integrations: `
Which integrations are there?
What does it integrate with?
Does it connect to other tools?
integrations?
Can it be linked with third-party software?
Which apps does Acme work together with?
Are there plugins for other systems?
What tools does it plug into?
Do they integrate with anything?
Which platforms can it be connected to?
List the supported integrations
Is there a marketplace of connectors?
What other software does it play nicely with?
How well does it fit into an existing tool stack?
Which interfaces to other programs are offered?
Do they have connectors to CRM systems?
With which services does it exchange data?
Can I hook it up to the tools I already use?
What can I sync it with?
Are there ready-made connections?
Does the product have an API or integrations?
How many integrations do they list?
Which partner apps are supported?
Any native integrations?
Third party connections?
Does it work alongside our other systems?
What external services does the product tie into?
Can it talk to other software?
What add-ons connect it to other products?
Which ecosystems does it belong to?
`,
  prices: `
How much does it cost?
pricing?
What are the prices?
What do they charge?
Is it expensive?
Which price plans are there?
What would I have to pay per month?
Price list please
How does the pricing work?
Do they publish prices?
What's the cheapest plan?
What does the most expensive package cost?
Is there a subscription?
Are there one-off fees or monthly ones?
Costs?
Do they have prices on their website?
What is the pricing model?
How much is it for a team?
What does membership cost?
How much will I pay for treatment there?
Fees for a client, roughly and in total?
Tell me about the tariffs
Do I have to ask for a quote or are the prices public?
What's the price range?
Compare the plans by price
how much money do they want
What does a year cost with them?
Is it affordable for a small business?
Per user or flat rate?
What budget do I need to work with them?
Tell me their current rates
Hourly rate or fixed price?
How many pricing tiers do they have?
What do I pay and what do I get for it?
How pricey is the restaurant?
Are prices shown including tax?
What does the firm ask for its services?
What price level are they at?
I want to know the costs before I call
Which plan costs what?
What's the damage, price-wise?
Any discounts for annual payment?
Overview of plans and prices
How do they bill?
Prices for all packages?
Are the costs transparent?
acme cost per month and per year
How much do lessons cost there?
What's the entry price?
what's it gonna set me back
Are there different prices for different customer groups?
What do the rooms cost per night?
Is the pricing usage-based?
Do they charge by seat?
How much is the ticket?
What's the fee structure?
Is it pay as you go?
Can I find a rate card anywhere?
Give me the numbers: plans, amounts, billing period
waht does it cost
`,
  trial: `
Is there a free trial?
Can I try it before I buy?
Can I test it for free?
trial?
How long is the trial period?
Do they offer a free version?
Is there a demo I can play with?
Can I have a trial lesson?
Is a credit card needed for the trial?
Do they have a freemium plan?
Is it possible to try it without paying?
Free of charge to start?
Can I check it out first with no obligation?
How many days can I use it for free?
Do they let newcomers come for a taster session?
What happens when the trial ends?
Is there a no-cost entry?
Could I give it a go before committing?
Is the first consultation free?
Does the gym offer a trial week?
Is there a test account?
Are there samples?
Can our team evaluate it free for a while?
Do they have a free tier
Is the initial visit without charge?
Try before you buy?
Do you get a test phase?
Free trial available, and for how long?
Can I start without entering payment details?
Does Acme have a trial offer?
`,
  guarantees: `
Do they give a guarantee?
Is there a money-back guarantee?
Which guarantees do they offer?
What warranty comes with it?
Do I get my money back if I don't like it?
warranty?
If I'm dissatisfied, does a guarantee protect me?
What do they guarantee?
How long is the warranty period?
Can I return it within 30 days?
What if I'm not happy, do they refund?
Do they promise a minimum uptime?
Is success guaranteed?
Is there a risk-free promise?
What assurances do they give buyers?
Do they commit to a deadline or you pay nothing?
Are repairs covered by warranty?
Do they stand behind their work with a guarantee?
Do they match cheaper offers by a best-price promise?
Refund promise?
Which promises of compensation do they make?
Is there an SLA?
Guarantee for the workmanship?
How do they take the risk off the customer?
Do they offer a no-questions-asked refund?
What safety net does the buyer get?
Does the firm vouch for its results?
Does Acme give a lifetime warranty?
Are there guarantees at all?
Is there a return or refund guarantee mentioned on the site?
`,
  colors: `
What are the brand colours?
colors?
Which shade do they use for buttons?
Give me the hex codes
What's the primary color?
What colour palette does the site have?
List the brand colours
Which accent color do they use?
Is the site blue?
What's the hex value of the main colour?
I need their palette for a slide deck
What background colour do they use?
Which colour is the text?
Do they have a dark mode palette?
What are the secondary colors?
Which colours go together on the site?
Do they use gradients?
What's the corporate colour?
RGB values please
How many colours are in the palette?
What tones does the brand use?
Is their green a dark or a light one?
What color are the links?
Colour scheme?
Which colours should our poster use to fit the brand?
What colour stands for the brand?
Tell me the color codes used on the website
Are the colours warm or cool?
What hue dominates?
Which colour do the headings have?
Do they use a lot of colours or only a few?
What red is that?
Which color combos have enough contrast?
What is the signature colour?
brand palette
What shade of grey is the footer?
Which neutral tones appear?
Which colour marks the call to action?
Is there an official color set?
What's the color of the header?
Show me the swatches
What colors can I use for a matching brochure?
Is the palette colourful or muted?
Which colours does Acme use most often?
hex codes of the brand pls
Light theme and dark theme colours?
What's the exact tone of the yellow?
Color of the menu bar?
In which colours does the club present itself?
What coloring does the site have?
Which pairs of text and background colour exist?
How would you describe their use of colour?
What's the brand's main shade
Do they work with black and white mostly?
colour pallete?
What pantone-like tone is their brand colour?
Are there any CSS colour variables I could copy?
What tints are used for backgrounds?
Name the leading colour and the accents
Does the brand own a colour?
`,
  typefaces: `
Which fonts do they use?
fonts?
What typeface is the headline in?
What's the body font?
Is it a serif or sans serif?
Typography?
Which font family does the brand use?
How big is the heading text?
I need the fonts for a presentation
What's the type scale?
Do they use Google Fonts?
Which lettering do they use on the site?
What font weight are the headings?
Name the typefaces
What font size is the body text?
Which type do they set their text in?
Is it Helvetica?
What font is used on the website
How many different fonts are there?
Are the fonts licensed or free?
What's the font stack?
Do headings and body text use different fonts?
The typeface of the brand?
Which typefaces should I install to match their layout?
Tell me about the typography
What's the line height and size of paragraphs?
Do they use a monospaced font anywhere?
In which typeface is the menu set?
What letterforms does the brand use?
font for the titles?
Is there a custom font?
Which font pairing do they have?
What fonts does Acme use for headings and text?
Is the text set in Inter?
How is the typographic hierarchy built?
What font should our ad use to fit in?
What style of font is it, modern or classic?
Which web fonts are loaded?
What's the size of an h2?
fontfamily of buttons?
What script or typeface gives the site its look?
Which font do they write in?
Do they go for classic book type or for modern grotesque?
Type sizes please
Could you identify the font?
Is the type self-hosted?
What typographic choices did they make?
typefaces used by the club
Which fallback fonts are declared?
What kind of lettering do the headlines have?
Is it the same font everywhere?
Does the company have a house font of its own?
What type family would a designer need?
How large are the headlines compared with the copy?
Which font is used for numbers and code?
Corporate font?
what tpyeface is that
Do they set text in italics or bold, which weights?
List all font families found on the site
Give me typography specs for the style guide
`,
  logo: `
What does the logo look like?
Where can I find the logo?
logo?
Can I download their logo?
Is there an SVG version of the logo?
Show me the brand's logo
Which file is the main logo?
Do they have a logo?
What is the favicon?
Are there alternative versions of the logo?
Is the logo the same everywhere?
Does the logo exist in white for dark backgrounds?
I need the logo file for a slide
Wordmark or symbol?
What's the emblem of the club?
Is there an icon besides the full logo?
Do they use a different mark in the footer?
What is their brand mark?
Does the crest appear on the site?
In what format is the logo available?
Link to the logo please
How many logo variants did you find?
What symbol does the company use?
Is the app icon the same as the logo?
What does their signet show?
Acme logo png
Which logo should I put on the invitation?
Do the logo in the header and the favicon match?
What's the little picture in the browser tab?
Their trademark sign, what is it like?
`,
  imagery: `
What kind of pictures do they use?
Photos or illustrations?
Describe the image style
imagery?
Do they use stock photos?
Are there people in the pictures?
What do the photographs show?
Is there video on the site?
What visual language do the images follow?
What illustrations do they have?
Do they use icons or photography?
How many pictures are on the pages?
What's the photo style like?
What sort of pictures should I choose for a flyer in their style?
Are the images real or generic?
Do they show their staff in photos?
What subjects do the pictures have?
Image world of the brand?
Are their photos bright or dark?
Screenshots or renderings?
Do they work with drawings?
Which kind of visuals appear on the homepage?
Does the clinic show its rooms in pictures?
What motifs recur in the images?
Tell me about the photography
Is the imagery authentic?
What graphics are used?
pictures on the site
Do they rely on 3D graphics?
How would you brief a photographer for this brand?
`,
  look: `
What does the site look like?
Describe the design
visual identity?
How does the brand look?
Is the design modern?
What's the look and feel?
Is the visual appearance consistent?
How would you describe the visual style?
Does the design fit the brand?
Minimalist or busy design?
What's the aesthetic of the website?
Summarise the visual identity
Does it look professional?
Is the web design outdated?
What impression does the design make?
How consistent is the corporate design?
I'd like to understand their visual style
Does everything look as if from one mould?
How do they present themselves visually?
design?
How's the visual branding?
Do the pages have a uniform appearance?
What design language do they use?
Does the site look playful or strict?
Style guide for the visual side, in short
Is it a pretty website?
How does the layout feel?
Does the look match a luxury hotel?
What's the overall visual impression
Colors, type, pictures: how do they work together?
`,
  swot: `
Do a SWOT
SWOT analysis?
Strengths, weaknesses, opportunities and threats please
Show me the swot
What are the pros and cons of the brand?
Give me all four quadrants
What speaks for and against them?
Where is the brand strong and where is it weak?
Summarise the SWOT section
Good and bad sides of this company?
The plus and minus points of the site?
Chances and risks, strengths and weak spots
Can I see the SWOT matrix?
swot of Acme
Advantages and disadvantages of the brand as it stands?
Balance sheet of the brand: what's good, what's bad?
What does the SWOT say in brief?
Internal and external factors for the brand?
How would a SWOT look for this club?
Tell me what's good and what isn't
What's working and what's not?
List strengths as well as weaknesses
Evaluate the brand from all sides
Overall assessment of the brand's situation?
What are the opportunities, and the threats too?
I need a SWOT for my seminar paper
S W O T
Pluses and minuses?
Highs and lows of their web presence?
Critical appraisal of the brand, both sides
`,
  strengths: `
What are the strengths?
What are they good at?
strong points?
What works well on the website?
What is the brand doing right?
Where do they shine?
What should they keep?
What's good about this brand?
What can they build on?
List the positives
Name the strengths of Acme
What do they do best?
What speaks in favour of the company?
Which assets does the brand have?
What impresses you in the analysis?
What's their strong suit?
What have they got going for them?
What should they never change?
What is convincing about the site?
Which things does the club do really well?
Top strengths please
Only the pros please, leave the cons
What can other companies learn from them?
In what areas are they ahead?
Where does the site score points?
What's the best thing about the brand?
Strengths according to the SWOT?
What are their advantages as an organisation?
What did you like about the website?
What are the good news?
Give me three positive things
On which strong foundations does the brand stand?
What's already good?
What could they brag about?
Positive findings?
What does the brand have in its favour?
Which parts of the site are in good shape?
What is well done here?
tell me the upsides
What does the practice do right on its site?
Where are they strongest?
Which strengths should be emphasised more?
What do I praise when I talk to the owner?
What's going well for them?
What makes the brand strong?
Biggest strength?
Why is that a strength?
In which disciplines does the brand excel?
what r the strenghts
What makes the website effective?
Tell me where success is visible already
Which qualities of the brand stand out positively?
What should remain untouched in a relaunch?
What plays in their hands?
What resources and advantages can they draw on?
What is the brand's ace?
Sum up what they're doing well
Is there anything outstanding in their presence?
What are the bright spots?
What deserves a compliment?
`,
  weaknesses: `
What are the weaknesses?
What's wrong with the site?
Where do they fall short?
weak points?
What are they bad at?
What is missing on the website?
Which problems does the brand have?
What would you criticise?
Where is room for improvement?
What's not working?
List the flaws
Biggest weakness?
Only the cons this time
Which mistakes do they make?
What lets the brand down?
What is holding them back?
Where do they lose customers because of their own failings?
Name the deficits of Acme's web presence
What's bad about it?
Where's the weak link?
What do they need to work on?
Downsides?
What annoyed you about the site?
Weaknesses according to the report
What does the brand do poorly?
What would a harsh critic say?
Achilles' heel?
What's the worst thing about this website?
Which shortcomings did the analysis reveal?
What should they be ashamed of?
Tell me honestly what's bad
Negative findings please
What are the sore spots?
What are the main issues with the brand?
Where does the clinic's site disappoint?
Where is the brand vulnerable because of itself?
What faults did you find?
What isn't good yet?
Which areas are underdeveloped?
Which ballast drags Acme down?
In what respect are they behind?
What do they neglect?
Why is that a weakness?
What does the homepage do badly?
Give me the three biggest problems of the website
What went wrong here?
Where do things go wrong for them?
What gets in the way of their success on their own side?
wich weaknesses do they have
What are the gaps in their brand?
What would you complain about as a consultant?
Which part of the site is the poorest?
In which respects is the brand failing?
Where do they look unprofessional?
What could be better?
What spoils the impression?
Any red flags about the brand?
Criticism?
What are the defects of their presence?
What do they get wrong?
`,
  opportunities: `
What opportunities do they have?
Where's potential?
opportunities?
What could they make more of?
Which chances are they missing?
Where could the brand grow?
What untapped potential is there?
What could they take advantage of?
Where do you see room for growth?
Which markets could they open up?
Opportunities in the SWOT?
What trends could help them?
What are the growth levers?
What is left on the table?
What possibilities lie ahead for the brand?
Which doors are open to Acme?
What could the club exploit better?
Where are hidden chances?
What could become a big win in the long run?
Upside potential?
What openings does the market give them?
Which topics could they occupy?
What's the biggest opportunity
In which direction could the brand expand?
What chances does the digital world offer this practice?
How could they profit from what competitors lack?
What can they turn to their advantage?
Where's unused potential on the website?
What favourable developments could they use?
Possible growth areas?
`,
  threats: `
What threatens the brand?
Which risks do they face?
threats?
What could go wrong for them in future?
What dangers are there from outside?
What external risks does the SWOT list?
What should the owner be afraid of?
What could hurt the business?
Where is danger looming?
What competition could become dangerous?
Which developments could harm them?
What puts the company at risk?
Are there threats from larger rivals?
What might cost them customers in the market?
Biggest threat?
What keeps the management awake, risk-wise?
What trends work against them?
What could make them irrelevant?
How vulnerable are they to competitors?
List the threats to Acme
What headwinds do they have to expect?
Which market risks exist?
What could be their downfall?
Is AI a threat to this business?
Name the external dangers
What should the club be on guard against?
What could eat their lunch?
Any storm clouds on the horizon?
Which hazards does the report see?
What outside forces are working against the brand?
`,
  firstSteps: `
What should they do first?
If I had one week to improve the site, what would you tackle?
Where do we start?
What do you recommend?
recommendations?
What are the next steps?
Which initiatives does the strategy propose?
How could they improve?
What should be improved?
Top priorities?
What's the most urgent thing to fix?
What would you change?
Give me an action plan
What is the strategy?
How do we move forward?
What does the roadmap look like?
What would you do if you were the marketing director?
Which measures have the greatest effect?
How can they get more customers?
What to tackle first and why?
What's the first item on the to-do list?
In what order should the work be done?
Suggest improvements
How would you fix this brand?
What advice would you give the founder?
Why should they do that first?
How do they get better?
Give me three recommendations
What needs to happen in the next quarter?
What would make the biggest difference?
What do you suggest for the club?
Priorities for the coming months?
How should we go about improving the website?
What should the brand work on next?
List the strategic initiatives
Which steps does the first initiative have?
Where would you invest first?
Advice?
what should acme do
What has to be done?
If there was money for only one project, which one?
How could the clinic win more patients online?
Plan of action please
Strategy recommendations from the report?
What's step one?
What ought to change on the website?
How can the conversion be raised?
What would a consultant put at the top of the list?
I'm the new brand manager. What do I do on Monday?
How do we solve the biggest weaknesses?
What to do now
Which projects should go on the roadmap?
How do I make this brand stronger?
What would move the needle?
Help me prioritise the work
What are your suggestions for improvement?
What should come first, the texts or the design?
In your analysis, what's the most important measure?
reccomendations please
What would you put in the 90-day plan?
`,
  quickWins: `
What are the quick wins?
What can be fixed in an afternoon?
quick wins?
Which changes are easy?
What low-hanging fruit is there?
What could we improve today without a budget?
Small changes with a big effect?
What's quick to do?
Easy fixes please
What can an intern fix tomorrow?
Which improvements take little effort?
What can be done right away?
Simple things they could change at once?
What would take less than a day?
Give me the fast improvements
What minor tweaks pay off?
Are there cheap improvements?
List everything that's fixed in an hour
Which measures cost nothing?
What could they do immediately?
Anything that needs no developer?
Little effort, much gain: what?
Instant improvements for the site?
What fixes are a piece of cake?
What short-term measures does the report list?
Where can they score fast?
I only have two hours. What can I improve?
Which tiny edits would already help?
What are simple first tweaks?
Low effort high impact items?
`,
  northStar: `
What's the north star?
Which metric should they steer by?
north star metric?
How would they measure success?
What KPI matters most?
What number should the team look at?
What's the overarching goal of the strategy?
How do we know that the measures work?
By what do you measure progress?
Which key figure would you track?
What should the whole team aim for?
Which metrics belong to the initiatives?
KPIs?
What's the guiding goal?
What target should everything be aligned to?
Which indicator shows whether the brand gets better?
How can success be tracked?
What's the one metric that matters?
The guiding star of the strategy?
What should we put on the dashboard?
How would Acme tell that it's succeeding?
What goal should the brand set itself?
What is the long-term objective according to the strategy section?
How do I evaluate the initiatives afterwards?
Which measure of success do you propose?
What would good look like in a year?
To what end should all the work lead?
What should they optimise for?
Which value must go up?
Name the strategic target
`,
  journey: `
What's the customer journey?
How do people get from visitor to customer?
journey?
Where do visitors drop off?
Where does the site lose people?
Describe the stages of the journey
How many clicks to the sign-up?
Where is friction?
What happens after someone lands on the page?
How easy is it to book?
What does the path to purchase look like?
Which stage of the funnel is weakest?
How does someone become a customer?
Where do users get stuck?
Walk me through the visitor's path
Are there hurdles on the way to contact?
funnel?
What's missing in the decision phase?
How does the website guide its visitors?
How smooth is the user experience?
Is it hard to get to the checkout?
What happens in the awareness stage?
At which point would I give up as a user?
How does the brand lead people to a purchase?
What are the touchpoints?
Customer journey map please
What does a visitor go through before he gets in touch?
Is the way to the booking obvious?
Which dead ends are there on the site?
How do they keep customers after the sale?
What would make a visitor leave?
Conversion path?
Where do they lose leads?
What does the consideration phase offer?
How's the onboarding path?
Explain the journey from first contact to loyal customer
How long is the way from the homepage to the order?
Are there obstacles for patients who want an appointment?
What stumbling blocks do prospects meet?
UX problems?
Which steps lead to the main action?
Does the site pick people up at every stage?
From awareness to loyalty: how are they doing?
Where are gaps in the funnel?
Is the process of becoming a member well supported by the site?
What does the site do for people who are still undecided?
How do I get from the start page to buying something?
Which part of the journey works well?
What makes the road to the goal bumpy?
Does the site help with choosing?
How are returning customers looked after?
Stages and frictions please
cusotmer journey?
How would a newcomer find their way to a donation?
Where would you lose patience as a visitor?
What gets in the way of a purchase?
How does Acme turn interest into sales?
Tell me how a user moves through the site
Analyse the funnel
What's the user flow like?
`,
  ctas: `
What are the calls to action?
CTAs?
What are visitors supposed to do?
Which buttons are there?
What's written on the main button?
Main call to action?
What does the site ask people to do?
Where does the primary button lead?
What action do they want me to take?
List all CTA texts
Which button is the most prominent?
Are the calls to action clear?
How do they ask for the sale?
What do the buttons say?
What's the primary action?
Do they want people to call or to fill in a form?
Which click matters most to them?
How many calls to action are on the homepage?
What does the button in the header say?
Is there a call to action at all?
What do they push visitors towards?
What's the desired next step for a visitor?
Which invitations to act do they use?
How is the sign-up button labelled?
What do they want from the people who come to the site?
button texts
Is it 'book now' or 'learn more'?
What does the site prompt you to do at the end of the page?
What's the conversion goal of the page?
What secondary CTA do they have?
Do the buttons compete with each other?
Where can you click on the start page to get going?
Is the donate button easy to see?
Call-to-action wording please
What are you asked to do on the site?
What kind of action triggers do they use?
Do their buttons say what happens next?
What's the label of the big green button?
Does every page have a CTA?
What is the user urged to do first?
Which actions can I take on the homepage?
How do they get people to act?
Which links invite you to buy?
Do they ask for a demo booking or a purchase?
What does Acme want its visitors to click?
CTA analysis
Is the main button visible without scrolling?
To which page do the call-to-action buttons go?
The primary CTA, please
Which prompts do they place on the site?
What's the first button on the page?
Are there too many buttons?
what is the cal to action
What does the clinic want visitors to do on the page?
How strong are the calls to action?
What next step is offered to an interested reader?
How is the contact button worded?
Do they use urgency in their buttons?
What's the main thing they'd like you to do there?
Does the club call on people to join?
`,
  navigation: `
What's in the menu?
navigation?
How is the website structured?
Which menu items are there?
What are the main sections of the site?
Show me the navigation
What links are in the header?
Site structure?
How is the menu organised?
What's in the footer menu?
Which tabs can you click at the top?
Is the navigation easy to understand?
How many items does the main menu have?
What headings does the menu use?
List the top-level menu points
How do I get around the site?
What areas does the website have?
Do they have a mega menu?
How are the pages grouped in the navigation?
Is the menu too long?
Which entries does the navigation bar show?
What rubrics does the site have?
The information architecture of the site?
What do I find under the menu point services?
Are prices linked in the menu?
What can be reached directly from the main navigation?
menu
Labels of the navigation?
How is the page tree laid out?
What does the nav bar contain?
`,
  claims: `
Which claims do they make?
What do they assert about themselves?
Do they back up their claims?
claims?
Which numbers do they use as proof points?
What statements do they make about their performance?
Do they say they're number one?
Which proof points do they give for what they say?
What facts and figures do they advertise with?
Are their statements substantiated?
What do they boast about?
Which superlatives do they use?
Are there unproven claims?
List the claims with evidence
What promises do they make without proof?
Which statistics appear on the site?
Is there evidence for what they promise?
What bold statements are on the website?
Do they exaggerate?
Which of their assertions are supported?
What do they maintain about the product's effect?
How credible are the advertising statements?
What percentages or figures do they quote?
Which arguments do they use in the copy?
Do they claim to be the market leader?
What marketing claims did you find?
Key messages and their proof?
What's claimed and what's proven?
Which data does Acme cite in its favour?
Are the things they say about themselves verifiable?
`,
  vocabulary: `
Which words do they use often?
typical words?
What vocabulary is characteristic of the brand?
Which buzzwords do they overuse?
Which terms come up again and again?
What are their favourite words?
Do they use a lot of jargon?
What words are distinctive for them?
Which expressions are overused?
Word choice?
What wording is typical of Acme?
Do they have words of their own making?
Which empty phrases do they use?
What terms would I recognise them by?
Most frequent words on the site?
Which keywords dominate their texts?
Is the vocabulary technical?
What lingo do they use?
Are there clichés in the copy?
Which words recur on the homepage?
Give me a glossary of brand words
What are the signature words?
Which phrases are worn out?
What terms does the brand own?
Which adjectives do they use over and over?
Do they use filler words?
What special terms does the club use?
vocab?
Words they like vs words they overuse?
What are the brand's pet phrases?
`,
  clarity: `
Is the message clear?
How clear is the messaging?
Can one understand right away what they do?
clarity score?
Do visitors get what it's about?
How well does the messaging work?
Is it obvious what the company offers?
Which clarity checks failed?
Does the homepage explain the offer clearly?
Is the communication confusing?
Would my grandma understand what this is?
Why is the clarity score so low?
Evaluate the messaging
How easy is it to grasp what they're about?
Are the messages vague?
What's unclear on the site?
Do I know after five seconds what they do?
Is the core message to the point?
Does the site say plainly what it sells?
Where is the messaging fuzzy?
Messaging summary please
How could the message be clearer?
Is it immediately evident who they are?
Do the texts get to the point?
How did they score on clarity?
Does Acme communicate clearly?
What makes their message hard to get?
Passes the five-second test?
Does the headline tell people what they get?
How understandable is the brand's message?
`,
  readability: `
How readable are the texts?
readability score?
Are the sentences too long?
Is the text easy to read?
What reading level do they write at?
Flesch score?
How difficult is the language to read?
How long are their sentences on average?
Could a twelve-year-old read it?
Are the paragraphs short enough?
Is the copy easy to digest?
Is the writing too complicated for ordinary folks?
What grade level is the writing?
Do they use long words?
How hard to read is the website?
Is it plain language?
Text difficulty?
Are the texts readable for non-native speakers?
What does the reading ease come out at?
Average word length and sentence length?
Is the writing heavy going?
Do people need a degree to read this?
How comprehensible are the sentences?
readabilty
What's the readability like on the blog compared to the homepage?
Are their texts too complex?
Do they use nested sentences?
How many words per sentence?
Are the patient texts easy reading?
How does the site do on reading ease?
`,
  themes: `
What do they write about?
Which topics does the site cover?
content themes?
What subjects come up again and again?
What are the main themes of the content?
Which content formats do they use?
What is the content strategy like?
What are the pillars of their content?
Which issues does the brand talk about?
What are they publishing about?
Topics of the website?
What does their content revolve around?
Do they write about sustainability?
What's covered in their articles as a whole?
Which formats: video, podcast, guides?
Which topics are missing in their content?
What content is there?
Summarise the content section
On which subjects do they show expertise?
Content pillars please
What stories do they tell?
Which questions of the industry do they deal with?
What themes dominate at Acme?
What kind of content do they produce?
Do they have guides, case studies or whitepapers?
What would I learn about on this site?
Central topics?
What is most of the content about?
How broad is their range of topics?
What are they known for talking about?
`,
  blog: `
Do they have a blog?
How often do they publish?
blog?
When was the last post?
What are the latest articles?
Is there a news section?
How active is the blog?
What was the last thing they published?
List recent posts
Do they publish regularly?
Is there a magazine on the site?
How many articles are there?
Publishing frequency?
What are the titles of their blog posts?
Do they write news?
Do they have a podcast or articles?
Is the blog kept up?
Newest post?
What did the club report in its news lately?
How many posts a month?
Does Acme run a journal?
Is there anything to read, like articles?
When do they post?
Their latest news?
Which blog articles did you see?
Who writes the blog posts and when did they appear?
Any press releases?
Is the news page alive?
What's the posting cadence?
Where's the newsroom and what is in it?
`,
  socials: `
Are they on social media?
Which social channels do they have?
socials?
Do they have Instagram?
What's their LinkedIn page?
Links to their social profiles
Are they on TikTok?
Where can I follow them?
Do they have a YouTube channel?
Which networks is the brand active on?
Twitter handle?
Is the clinic on Facebook?
Social media presence?
Where else on the web can I find them?
Do they have a Discord or Slack community?
Are they on Mastodon or Bluesky?
What's the club's insta?
List all social media accounts
Do they link to GitHub?
Which platforms do they post on?
How many social profiles are linked on the site?
Do they have a Pinterest account?
Can I follow the restaurant anywhere?
Is there an X account?
facebook page?
Do they have a channel on Telegram?
Where does Acme hang out online?
Are social icons in the footer, and to what do they link?
What social networks are missing?
What profiles do they have outside of their website?
`,
  contact: `
How can I contact them?
What's the phone number?
email address?
contact?
How do I get in touch?
Is there a contact form?
Who can I call?
Where do I write to if I have a question?
Can I reach them by WhatsApp?
I need to speak to somebody there
What is their e-mail?
Do they have a hotline?
How do I reach support?
Contact details please
Is there a live chat?
What number do I dial to make an appointment?
How do I get hold of the owner?
Can I send them a message?
Give me the contact data of the club
Fax number, if there still is one
Which ways of getting in touch exist?
Phone?
To whom should I send my application by mail?
How to reach Acme
Is there a support email?
I want to complain, where do I turn?
Where can I ask a question?
Customer service contact?
Is there a direct line for emergencies?
Do they list a telephone number on the site?
Press contact?
Whom do I contact for sales?
How do I talk to a human there?
number to call pls
Is there an address for enquiries?
Do they answer via messenger?
What contact options are offered?
How can one reach the practice?
Where do I find their contact page?
Can you give me a number and a mail address?
Which channels can customers write to?
Does the company publish a phone number?
How do I book a call with sales?
Get in touch how?
Would a text message reach somebody there?
I'd like to reach out to the team, what's the best way?
Where's the contact form?
Mail addres?
Is there an info@ address?
Who is the person to talk to for partnerships and how do I reach them?
What's the easiest way to reach them?
Can I ring them?
Do they only have a form or a real email too?
Tell me how to get through to the hotel reception
Is there a ticket system for support requests?
How do journalists contact them?
Telephone and e-mail please
Do they offer a callback?
Who to contact about a broken order, and where?
Where can I reach someone in charge?
`,
  location: `
Where are they located?
address?
Where is the company based?
In which city are they?
What's the address of the practice?
How do I get there?
Do they have an office in London?
Which country are they from?
Is there a map?
Where's the headquarters?
How many locations do they have?
Where do I have to go?
What street is it on?
Which regions do they serve?
Do they have branches?
Where can I find the shop?
Is the club near the station?
What's their postal address?
Where is Acme
Do they operate in my area?
Directions please
Which town is the hotel in?
Are they only local or everywhere in the country?
Where do the courses take place?
Is there a store in Berlin?
Do they deliver to Austria, which areas are covered?
where r they based
Do they have an international presence?
On which sites do they work?
Location and route?
`,
  languages: `
Which languages is the site in?
What language is the website?
Is there an English version?
languages?
Is the site available in German?
How many languages does it support?
Is the website multilingual?
Can I read it in French?
Do they have translations?
Which language versions exist?
Is everything in English?
Does the page exist in Spanish too?
Are there other locales?
In what language do they write?
Can I switch the language?
Is the site localised for other countries?
Do they offer the content in more than one language?
Language of the site
Is there a Turkish version for patients?
Are all pages translated?
Which tongues are on offer on the website?
Does Acme have a Dutch site?
What locale is the website set to?
Is it bilingual?
Do they speak to customers in Italian anywhere on the site?
Only English or other languages as well?
Does the site have a language switcher?
In how many languages can I read about them?
Was the report based on the English or the German pages?
Is there a version for the French market?
`,
  apps: `
Do they have an app?
Is there a mobile app?
app?
Can I download it for iPhone?
Is it in the App Store?
Is there an Android version?
Do they offer a desktop app?
Where can I get the app?
Which apps do they have?
Is it on Google Play?
Is there a browser extension?
Do they have an app for members?
Can I use it on my phone as an app?
Link to the app please
Are there native apps?
Does the gym have an app?
iOS app?
Does Acme exist as an app?
Any apps to install?
Is there a client for tablets in the stores?
Do I need an app or does it run in the browser?
What's their app called?
Can I book through an app?
Does the site link to any app store?
Is the app available for both iOS and Android?
Is there a Windows app to download?
Has the bank got a mobile application?
How many apps do they have?
Does the museum have an audio guide app?
Chrome plugin?
`,
  technology: `
What is the site built with?
Which technology do they use?
tech stack?
Is it WordPress?
What CMS runs the website?
Which analytics tools do they use?
What framework is it made with?
Do they use Google Analytics?
Which trackers are on the page?
Is the site hosted on a CDN?
What software runs the shop?
Does the store run on Shopify or something else?
Which scripts are loaded from third parties?
What server do they use?
Which tools are in use on the website?
Technology behind the site?
Is it built with React?
What did they use to make the website?
Do they have a tag manager?
Which marketing tools can be seen in the code?
Which hosting provider?
Is it a site builder like Wix?
What's under the hood of their site?
Which libraries does the frontend use?
Is HubSpot embedded?
What tech does Acme's website rely on?
How is the club's website made technically?
cms?
Which e-commerce system?
What's the web technology used?
`,
  legalEntity: `
Which legal entity is behind the site?
Who runs the website?
imprint?
What's the legal form of the company?
Is it a limited company?
Who owns Acme?
What is the registered company name?
Which company operates this?
What's the VAT number?
Who is responsible for the content?
Who's the managing director according to the legal notice?
Is it an Inc or an LLC?
Company registration number?
Legal name?
Which firm is behind the brand?
Who do I sign the contract with, legally?
Under what legal name are they registered?
Does it belong to a bigger group?
Is there an imprint with the company details?
Who is liable?
Who is the operator?
Is the club a registered association?
In which register are they entered?
To whom does the brand belong?
Who's the owner of the shop, legally speaking?
What corporate entity do they trade as?
Is it a foundation under law?
Parent company?
Legal details of the business
Who is the legal representative?
`,
  seo: `
How good is the SEO?
SEO?
Is the site optimised for search engines?
Can people find them on Google?
Which SEO problems are there?
What's the SEO score?
How findable is the brand?
Are the title tags okay?
Do they have meta descriptions?
Which SEO checks failed?
How do they do in search?
What should be improved for Google?
Is the site search engine friendly?
How visible are they online?
Discoverability summary please
Are headings used properly for SEO?
Why don't they show up in Google?
Rate the search engine optimisation
What about alt texts and canonical tags?
Does the site have duplicate titles?
How well would it rank, from the technical side?
On-page SEO?
Any SEO issues?
Which SEO mistakes do they make?
What does the page title look like for search engines?
Do they pass the seo basics?
How's their search visibility?
Would I find them if I searched for it?
How can they rank better?
Is the metadata filled in?
seo check
What keeps them from being found in search?
Are the snippets in the search results good?
Do pages lack descriptions?
How do they fare with search engines?
Can customers discover this business through search?
What did the SEO audit show?
Is every page's H1 unique?
What's good about their SEO?
How does the club do on Google in terms of optimisation?
Are open graph tags set?
Tell me the failed search optimisation checks
Is the website findable?
What technical SEO faults exist?
What score does discoverability get?
Are URLs clean and readable?
Search engine optimization status?
Do internal links work for SEO?
Is Acme doing enough for its rankings?
What must a developer fix for better rankings?
Is the title of the home page too long for Google?
Would a search engine understand the pages?
What is the state of SEO on the practice's website?
Have they done their SEO homework?
How can more people find the site?
Google optimisation good or bad?
which seo erors
Are there broken links that hurt the ranking?
How does the site present itself in search results?
Is the site well prepared for organic traffic?
`,
  ai: `
Is the site ready for AI?
How well do AI assistants understand the site?
AI readiness?
Can ChatGPT find them?
How do they show up in AI answers?
What's the AI readiness score?
Do they have an llms.txt?
Is the content usable for language models?
Would an AI recommend this brand?
GEO check?
How fit is the site for AI search?
Which AI checks failed?
Is the site optimised for answer engines?
Can Perplexity read the pages?
What must be done to be cited by ChatGPT?
Does it work for generative search?
How visible are they to LLMs?
Is the brand prepared for AI agents?
Are the pages machine-readable for AI?
Does an AI get the content without JavaScript?
How would Gemini see the site?
AI visibility?
What hinders language models from understanding the club's site?
Ready for AI search?
Do they do anything for AI overviews?
Score for AI
How AI friendly is Acme?
Can assistants quote their prices?
Is their content structured for AI answers?
What could they do to be mentioned by chatbots?
`,
  crawlers: `
Which AI bots are allowed?
Do they block GPTBot?
crawlers?
Are AI crawlers shut out?
Is ClaudeBot allowed to read the site?
Which bots does robots.txt block?
Do they let OpenAI crawl the site?
Which agents may visit the pages?
Is PerplexityBot blocked?
Do they allow AI training on their content?
Bot access?
Are crawlers welcome?
Can Googlebot get in, and the AI bots?
Do they keep AI companies' spiders out?
Which user agents are disallowed?
Is Google-Extended allowed?
List the AI crawlers with allowed or blocked
Does the site forbid scraping by AI?
What does robots.txt say on AI agents?
Is CCBot locked out?
Have they closed the door to ChatGPT's crawler?
Are any bots banned?
Which AI spiders can access Acme's pages?
Who may crawl?
Bytespider blocked?
Are there rules for AI user agents?
Which crawlers have no access?
Does the newspaper block AI robots?
GPTBot status?
May the bots of language models fetch the content?
`,
  structuredData: `
Do they use structured data?
Is there schema.org markup?
schema?
Which structured data types are on the site?
Do they have JSON-LD?
Is there an Organization schema?
Any FAQ markup?
What rich snippets could they get?
Is LocalBusiness marked up?
Are the products marked up with schema?
Which schema types are missing?
Rich results possible?
Does the code contain microdata?
Have they added breadcrumbs markup?
structured markup?
Is the data machine-readable via schema.org?
Which JSON-LD objects did you find?
Are reviews marked up for stars in search?
Do events have Event schema?
What metadata schema do they provide?
Is there any RDFa or microformats?
Show the schema.org types used
How many pages have structured data?
Does Acme use markup for its articles?
Is the structured data valid?
Do recipes carry recipe markup?
Semantic markup in the head?
Are opening hours given as structured data?
On which pages is JSON-LD present?
ld+json yes or no?
`,
  indexing: `
Can Google index the site?
Is there a sitemap?
robots.txt?
Are pages set to noindex?
Which pages are excluded from search?
Is the site indexable?
Does the sitemap exist and how many URLs are in it?
Is anything blocked from indexing?
What does their robots.txt look like?
Are important pages hidden from Google's index?
indexing?
Do they have an XML sitemap?
Any noindex tags?
Is the robots file okay?
Could search engines reach all pages?
Which pages won't get into the index?
Is crawling restricted for search engines?
Are canonicals pointing to the right pages?
Indexability check
Where is the sitemap?
Is the whole site open for indexing?
Are there pages Google is told to skip?
Does a robots meta tag block something?
Problems with indexation?
How many pages are noindex?
sitemap.xml available?
Did they forget to allow indexing?
Can Bing get Acme's pages into its index?
Is the staging site indexed by mistake?
Is the site locked for search engines?
`,
  speed: `
How fast is the website?
speed?
Is the site slow?
How long does it take to load?
Page load performance?
Are the images too large?
What slows the site down?
Performance hints?
Is the page weight ok?
Does it load quickly on mobile?
Core Web Vitals?
How heavy are the pages?
Are there render-blocking scripts?
Why is the page so slow?
Is lazy loading used?
What could make it faster?
How many requests does the homepage make?
Is there compression and caching?
Loading time?
Does the site perform well?
How big is the HTML?
Is Acme's page snappy or sluggish?
Any performance problems?
How's the response time of the server?
Do too many scripts hold up the page?
Are the pictures compressed?
Is the club's website quick enough?
What do the performance checks say?
performance?
Would a person with slow internet be able to use it?
`,
  trust: `
Can I trust them?
What proof do they give that they are any good?
trust signals?
How trustworthy does the site look?
Are they reputable?
Is this company legit?
What builds trust on the site?
Does the site seem credible?
Which trust elements do they use?
Is this a scam?
How do they show that they're serious?
Trust summary please
Why should I believe them?
What evidence of quality do they have?
Do they look reliable?
Social proof?
What makes them credible?
Would a careful buyer feel safe here?
What's missing for more trust?
How do they win people's confidence?
Are there signs that it's a serious business?
Which proofs of competence do they show?
Is the brand trustworthy?
Do they show awards, reviews or references?
What trust does the website inspire?
List the trust signals
How do they prove they know their stuff?
Is it safe to order there?
Do they appear dubious?
What reassures a hesitant customer?
How good is the evidence for their quality?
How credible is Acme?
Are there credentials that speak for them?
Does the clinic give patients reasons to trust it?
What tells me they're not a fly-by-night outfit?
What is there in terms of trust and reputation?
Is the club respectable?
Where does the site lack credibility?
What do they do to appear reliable?
Trust & experience in short
How do I know it's genuine?
What backs up their reputation?
Would you say a stranger would trust this website?
What proof is there at all?
Which trust markers are absent?
Does the page look fishy?
How strong is the social proof?
Are they a real company?
On what does their credibility rest?
Do they give me reasons to feel secure?
Which signals of authority are there?
Is there anything that makes you doubt them?
How does the charity show it uses donations honestly?
Credibility?
can u trust this site
Does the shop have any trust badge?
How do they demonstrate experience?
What makes this firm believable?
Reputation evidence on the website?
Does the site convey confidence in the provider?
`,
  testimonials: `
Do they have testimonials?
What do customers say?
reviews?
Are there customer reviews on the site?
How are they rated?
Quote a testimonial
What do clients think of them?
How many stars do they have?
Are there success stories?
Do people recommend them?
Show me customer quotes
Is there feedback from users?
Who gives a testimonial?
What do patients write about the practice?
Where can I read reviews?
Do they link to Trustpilot?
Customer opinions?
What do guests praise?
Are there negative reviews?
Does anyone vouch for them by name?
Testimonials with name and photo?
What do their clients like best?
How many testimonials are on the website?
Which customer voices do they show?
Google rating?
Are the testimonials credible?
What experiences did others have?
Do they show what users are saying?
Do members tell about the club?
Have they collected any references with quotes?
Any quotes from happy customers?
Is there a page with recommendations from clients?
What are people saying about Acme?
Do they publish ratings?
customer feedback
Let me see a review
Are there testimonials from big companies?
Do former students report on the school?
Is there praise from customers on the homepage?
Do reviews mention the service?
List all testimonials
What is their star rating?
Are people happy with it?
Do they show video testimonials?
Do satisfied buyers get a word in?
How do clients rate the work?
Is there third-party feedback?
What was the experience of other parents?
Do they use user statements as advertising?
Word of mouth on the site?
testimonals?
What's the opinion of people who bought it?
Where do they display their reviews?
Give me the nicest customer quote
Reviews on Capterra or G2?
Do they have recommendations from doctors?
Which persons are quoted as customers?
Who speaks well of them?
Are client statements anonymous?
What did earlier visitors have to say?
`,
  customers: `
Who are their customers?
Which companies use it?
references?
Which logos are shown on the site?
Who are the reference clients?
Do they name any clients?
List the customers they mention
Have they worked with well-known brands?
What big names do they work for?
How many customers do they claim to have?
Client list?
Which organisations trust them?
For whom have they worked already?
Do they show case studies with named clients?
Who else uses Acme?
Customer logos?
Which partners or clients are mentioned?
What projects have they done for whom?
Are there famous users?
Do they have enterprise clients?
Name some of their clients
Who buys from them today?
Is there a reference list?
What brands do they cite as customers?
Which universities work with it?
How many members or users do they mention?
Do they say which firms they have served?
Show me who their existing clients are
Are there any public institutions among their clients?
Whose logo is on the home page?
`,
  certifications: `
Are they certified?
Which certificates do they have?
certifications?
Do they hold an ISO certificate?
Have they won any awards?
Is it organic certified?
Are they SOC 2 compliant?
Which seals do they show?
Do they have a quality seal?
Which awards or badges do they display?
Is the clinic accredited?
What qualifications are attested?
Are they members of a professional association?
Are the trainers licensed?
Any prizes?
What official approvals do they have?
Is there a TÜV seal?
Fair trade label?
Does the hotel have stars or labels?
Proof of certification?
Which standards do they meet?
Is the firm officially recognised?
Are they accredited by anyone?
Do they carry a badge of approval?
What distinctions have they received?
Is Acme ISO 27001 certified?
List the certificates
Is the school state-approved?
Do they show any awards?
Which accreditations are listed?
`,
  policies: `
Do they have a privacy policy?
Terms and conditions?
policies?
Which legal pages are there?
Is there a cancellation policy?
Where are the terms of service?
Where are the rules for returns written down?
Is there a privacy statement?
Which policies did you find?
Do they have an imprint and a privacy page?
Did you come across a cookie policy document?
Link to the privacy policy
What legal documents does the site offer?
Are terms of use published?
Does Acme have a refund policy page?
Is there a code of conduct?
Shipping policy?
Are the GTC online?
Where do I find the legal stuff?
Have they got a data processing agreement?
Is there an accessibility statement?
Are all the required legal pages there?
List the policies with links
Any withdrawal notice?
Does the club publish its statutes or rules?
T&Cs?
What rules apply when using the site?
Is there a privacy notice for patients?
Which policies are missing?
How do they inform about data protection?
`,
  consent: `
Is there a cookie banner?
Do they ask for consent?
cookies?
How do they handle cookie consent?
Can I reject cookies?
Does tracking start before consent?
Which consent tool do they use?
Is there a reject all button?
Do they have a consent management platform?
Are trackers loaded without asking?
Is the cookie notice GDPR proof?
cookie banner?
Do they track visitors without permission?
Can one refuse tracking as easily as accept it?
How is consent collected?
Does the site set cookies before you agree?
Is there a pop-up about cookies?
Consent?
Do they use Cookiebot or Usercentrics?
Is opting out possible?
What happens with cookies on the first visit?
Do they need a banner at all?
Does Acme get permission for analytics?
Does a banner ask me before tracking?
Is the consent dialogue manipulative?
Are users asked before cookies are stored?
Are third-party cookies consented to?
Which choices does the cookie dialogue give?
How compliant is the cookie handling?
Do they respect opt-in?
`,
  security: `
Is the website secure?
Does it use HTTPS?
security headers?
Which security headers are missing?
Is there HSTS?
How secure is the site?
Do they have a content security policy?
security?
Is the SSL certificate okay?
Are there security gaps in the headers?
Is the connection encrypted?
What do they say about data security?
How safe is my data with them?
CSP set?
Do they mention encryption?
Is there a bug bounty?
X-Frame-Options?
How well is the site protected against attacks?
Does Acme have a security page?
Do they do penetration tests?
How's the HTTP security?
Is it hardened?
Which headers should be added for protection?
Could someone steal my login from that site?
Could the site be hacked easily?
Is there a security.txt?
What security measures do they mention?
Is the shop's payment encrypted?
Are the server headers configured safely?
Security rating of the website?
`,
  accessibility: `
Is the site accessible?
accessibility?
Can blind people use it?
Does it meet WCAG?
Is the contrast sufficient?
Which accessibility checks failed?
Do images have alt texts?
Can it be operated with the keyboard?
Is it barrier-free?
Is there low contrast text?
How accessible is the website for people with disabilities?
a11y?
Does it work with a screen reader?
What's the accessibility score?
Are the form fields labelled?
Is the site usable for colour-blind users?
Does the website comply with the accessibility act?
Which barriers are on the site?
Are the font sizes readable for people with poor eyesight?
Is there a skip link?
Accessibility problems please
Do they exclude anyone by the way the site is built?
Contrast issues?
Are buttons labelled for assistive technology?
How inclusive is the site technically?
Would it pass an ADA audit?
Is the language attribute set for screen readers?
Where is text hard to see?
What must be fixed for accessibility?
Does Acme's site work for visually impaired visitors?
`,
  freshness: `
How up to date is the site?
When was the website last updated?
Is the content current?
freshness?
Is the site still maintained?
How old is the content?
Is there outdated information?
Does anybody look after the website?
What's the copyright year?
Is it stale?
When did they last change something?
Are there old dates on the pages?
Is the information recent?
Does it look abandoned?
How fresh are the pages?
Last update?
Is the site kept up to date?
Are the event dates in the past?
Which pages are outdated?
Do they update often?
Is the company still active judging by the site?
How current is what they publish?
Is the footer year right?
When was the most recent change?
Is this site dead?
Does it seem neglected?
How recent is the information about the club?
Any signs of aging content?
Is Acme's site up-to-date
Are news from this year?
`,
  legalRisks: `
Are there legal risks?
Is anything legally problematic?
legal risks?
Could they get sued for something on the site?
Is the site GDPR compliant?
Which risks does the report mention on compliance?
Are required legal statements missing?
Does the imprint meet the law?
Is there a risk of a warning letter?
Any compliance problems?
Do they make health claims that are not allowed?
Are the advertising claims legally safe?
What would a lawyer object to?
Where are they on thin ice legally?
Could a competitor send a cease and desist?
Is something against the law here?
Is data protection violated?
Do they risk a fine?
Legal issues with the website?
Which legal obligations do they not meet?
For what could they be held liable?
Is the promise of healing legally dangerous?
What could get Acme in trouble with regulators?
Is the site legally watertight?
Do fonts from Google cause a legal problem here?
Any misleading statements that could be challenged?
Compliance risks?
Legally risky wording on the site?
Is the club's site missing anything the law asks for?
What are the privacy risks?
`,
  team: `
Who works there?
team?
Who are the people behind it?
Who is the boss?
Who's in the team?
How many employees do they mention?
Name of the CEO please
Which doctors work at the practice?
Who are the founders?
Is there a team page?
Names of the staff?
Who runs the place?
Who leads the company?
Do they introduce their employees?
I'd like to see which trainers work at the gym
Who is on the board?
Which people are shown on the site?
Who teaches the courses?
Tell me about the management
Who is responsible for marketing there?
What qualifications do the staff have?
Who's the chef?
Show me the faces behind the brand
How big is the team?
Who is the head of the clinic?
Are there photos and bios of the team?
People behind Acme?
Who will be looking after me?
What experience do the founders bring?
Who are the lawyers in the firm?
`,
  founding: `
When was the company founded?
How old is the company?
founded?
Since when do they exist?
What's the history of the brand?
In what year did they start?
How long have they been in business?
Who founded it and when?
When did the club come into being?
What's the origin story?
Tell me about the company's history
How did it all begin?
Year of foundation?
Is it a young company or an old one?
How many years of experience do they have?
Where do they come from historically?
When did Acme launch?
How did the business come about?
What are the milestones in their history?
When was the practice opened?
Which generation runs the family business now?
Are they a startup?
tell the founding story from the beginning
Is there a long tradition behind them?
When did they first open the doors?
How long has this project been around?
Was the firm around before 2000?
Their beginnings?
Since what year has the hotel been there?
How did the founders come up with the idea?
`,
  careers: `
Are they hiring?
jobs?
Are there open positions?
Can I work there?
How do I apply for a job?
Do they look for apprentices?
Is there a careers page?
Which vacancies are there?
Do they offer internships?
What jobs do they advertise?
Working at Acme?
Do they need developers?
Can I do my student placement with them?
What benefits do employees get?
Is the practice looking for assistants?
career?
What are they like as an employer?
Where can I send my CV?
Open roles please
Do they take on volunteers?
Is there work for part-timers?
Do they advertise traineeships?
Are they recruiting at the moment?
Is remote work possible for staff?
I'm looking for a job, do they have something?
Do they train young people?
Any vacancies in marketing?
What do they offer applicants?
Can I join the company?
Do they have job ads on the site?
`,
  hours: `
When are they open?
opening hours?
What time do they close?
Are they open on Sundays?
hours?
When can I call them?
Is the shop open today?
At what time do they open in the morning?
When is the reception staffed?
Opening times please
Consultation hours of the practice?
Do they have evening hours?
Are they closed on holidays?
Until when is the kitchen open?
When can one visit?
Business hours?
Is anyone there on Saturday?
How late can I come?
What are the museum's opening hours?
Is there a lunch break when they're closed?
Open on weekends?
When is support available?
Do they close in summer?
From when to when are they open?
Is the office open on Fridays?
Hours of the store
What days is the restaurant closed?
When does the club house open?
24/7?
What time can I drop by?
`,
  questions: `
Do they have an FAQ?
FAQ?
Which questions do customers ask?
What are the frequently asked questions?
Are common questions answered on the site?
Is there a help page?
What do people usually want to know?
Which questions does the FAQ answer?
Is there a Q&A section?
What do customers ask most often?
Which questions remain open for a buyer?
Do they answer typical questions?
What would prospects ask in a sales call?
Is there a help center or knowledge base?
List the FAQs
What questions do patients have before the first visit?
What should an FAQ cover?
Do they have a page with questions and answers?
common questions?
Which doubts does the FAQ deal with?
Where are the FAQs?
Does Acme answer frequent questions anywhere?
What do parents typically ask?
Which customer questions does the site not answer?
What queries come up all the time?
How many questions are in the FAQ?
What's asked most?
Are there answers to everyday questions of guests?
Is there a support section with typical questions?
faqs on the site
`,
  pages: `
Which pages did you read?
How many pages were analysed?
What are your sources?
pages?
Which URLs were looked at?
Did you read the blog too?
Where did you get this from?
Which parts of the site went into the report?
List the pages you visited
Did you look at the whole website?
What is the report based on?
How many pages did you crawl?
Which pages could not be opened?
Was the pricing page included?
What material did you use?
On which pages is the analysis based?
Have you seen the imprint?
Did you skip any pages?
Show me the crawled pages
What was covered by the crawl?
When were the pages fetched?
Did you visit the product pages?
Which sub-pages were taken into account?
How much of the website did you see?
Was the English part of the site crawled too?
Source pages please
Which documents does this rest on?
Did the crawler get through the shop?
How thorough was the crawl?
What pages does the site have?
`,
  confidence: `
How sure are you?
How reliable is this report?
Can I rely on that?
confidence?
How certain are the findings?
Is that a guess or a fact?
How accurate is the analysis?
Which parts of the report are uncertain?
How confident are you in the personas?
What is the confidence level?
How good is the data basis?
How do you know that?
Could you be wrong about this?
Which sections can I trust the most?
Is this solid or speculation?
How trustworthy are your answers?
How safe are the conclusions?
Where should I double-check the report?
How well supported is the archetype finding?
What's inferred and what's stated?
Is the report's evidence strong?
How was the report made?
How sound is the SWOT?
Are you making this up?
Reliability of the results?
How do you arrive at these statements?
Which conclusions are shaky?
What is the confidence for each section?
Can I quote the report safely?
How far can one depend on these findings?
`,
  gaps: `
What could you not find?
What's missing in the report?
gaps?
Which information is lacking?
What don't you know about them?
Which questions does the report leave open?
What did the analysis not find out?
Where are the blind spots of the report?
What was not on the pages?
What couldn't be determined?
Which data is missing?
Where does the report have holes?
What remains unclear after the analysis?
What do you not know?
Which sections are incomplete?
What information did you look for in vain?
Are there things the report doesn't cover?
What would I have to ask the company itself?
Open points of the analysis?
What evidence was missing?
List the gaps of every section
What do I still have to research?
Which facts could not be established?
What was left out?
Limitations of the report?
What are the unknowns?
What should I find out in an interview with the client, because it isn't in the report?
Where was there not enough information?
Which topics came back empty?
What did the website not tell you?
`,
  unknowable: `
What's their revenue?
How much profit do they make?
What do they pay their employees?
How many visitors does the site have per month?
What's the ad budget?
Is the founder married?
Why did the CEO leave?
How high is the churn rate?
What's their conversion rate?
How much did the website cost to build?
Are they going bankrupt?
How much money do they have in the bank?
What's the company valuation?
How many customers cancelled last year?
What's the owner's salary?
Do the employees like their boss?
Why was the marketing manager fired?
What's their click-through rate on ads?
How many newsletters subscribers open the mails?
What margin do they make on each product?
Where does the founder live privately?
Does the director have children?
At which purchase prices do they buy from suppliers?
How many people visited the homepage yesterday?
What's the bounce rate?
Which investors are they negotiating with right now?
What is the internal roadmap for next year?
How many units did they sell in December?
What's their customer acquisition cost?
What does the boss earn?
How much tax do they pay?
Have they got debts?
turnover last year?
How much do they spend on Google Ads?
What was discussed in the last board meeting?
Who is their biggest customer by revenue?
How many people have downloaded the price list?
Is the manager having an affair?
What's the staff turnover?
How happy are the employees really?
How many patients do they treat a day on average?
How much rent does the shop pay?
What do the owners vote?
What religion does the founder have?
What's the password for the admin area?
Are they planning to sell the company?
How many complaints did they get last month?
Market share in percent?
Why did the co-founders fall out?
ARR and MRR figures?
How many active users log in daily?
How many hours does the team work per week?
Which keywords bring them the most traffic in their analytics?
What is the lifetime value of a customer?
How much funding is left?
Who designed their strategy behind closed doors?
Did they lose a lawsuit last year that was never published?
When will they raise their prices?
How many people unsubscribe from the membership each month?
What did the rebranding cost them?
EBIT?
What's the average order value?
How old is the founder's wife?
`,
  task: `
Write a slogan for them
Write me an email to the company
Translate the homepage into Spanish
Write a poem about the brand
Generate a logo
Write me a Python script that scrapes the site
Come up with five new taglines
Draft a press release
Create a LinkedIn post in their voice
Rewrite the headline
Write a better hero text
Make me a marketing plan as a PowerPoint
Compose a newsletter for their customers
Design a new website
Write a cover letter for a job there
Give me ten blog post ideas
Code a landing page in HTML
Write a song about Acme
Draft an ad for Facebook
Make up a funny story about the club
Invent a new product name
Translate this answer into French
Write a review of the restaurant for me
Please formulate a cold email to the CEO
Write an about page
Create a social media calendar
Suggest a new name for the company
Write a script for a 30-second video
Can you write alt texts for their images?
Produce a meta description for the homepage
Draft an apology to a customer
Write an Instagram caption
Rephrase their mission so it sounds better
Turn the report into a blog article
Make a table in Excel from the prices
Write unit tests for my code
Help me write a speech for the anniversary
Make a rap out of their values
Give me a new color palette instead
Write product descriptions for the shop
Write a complaint letter
Draft a job ad for a designer
Generate an image of their office
Do my homework on this brand
Write a Google ad with three headlines
Shorten this text: We are the leading provider of solutions
Create a quiz about the company
Write interview questions for the founder
pls write a tweet about them
Compose a haiku on the firm
Can you draft FAQ answers for them?
Build me a JSON of schema.org markup
Write a thank-you note to the practice
I need a pitch deck, make one
Come up with an advertising campaign
Write a chapter of my thesis about Acme
Produce a radio spot
Make this paragraph sound more like their brand
Think up a hashtag
Create a contract between me and the company
Solve 3x + 5 = 20
`,
  opinion: `
Is it better than Salesforce?
Will they succeed?
Should I buy it?
Do you like the brand?
Is Acme better than its competitors?
What do you personally think of them?
Would you work there?
Will the company still exist in ten years?
Is it worth the money?
Should I invest in them?
Which is better, this or Notion?
Do you think they are overpriced?
Would you recommend this hotel to a friend?
How do they compare with Nike?
Is this the best dentist in town?
Should I switch from HubSpot to this?
Will they be bought by Google?
Do you find the logo ugly?
Is this brand cooler than Apple?
Would you go to this restaurant?
Who will win the market?
Can they beat Amazon?
Should I take my kids to this club or to another one?
Are they going to go public?
Would my customers love it?
Is Acme more innovative than Microsoft?
What's your favourite thing about them?
Should we hire this agency or a different one?
Is it a good idea to become a member?
Do you believe the founder is a good leader?
How will the brand develop in the next five years?
Is their design nicer than Stripe's?
Will prices go up soon, what do you think?
Is this software good or bad, in your opinion?
Would you trust them with your own money?
Compare them with McKinsey
Are they morally good?
Is it better to buy here or at IKEA?
Do you think the rebranding was smart?
Should my company copy their strategy?
Is the school better than the one next door?
Which competitor would you choose instead?
Would you marry this brand, lol
Is the CEO right about AI?
Will AI replace this firm?
Does this brand deserve to exist?
Should I accept their job offer?
Who is better for my back pain, this clinic or a hospital?
Do you think customers will pay that much?
Is it just hype?
Would you say Tesla does it better?
`,
  fact: `
Do dogs stay in separate rooms?
Can I bring my own wine?
How long does a session take?
Which operating systems does it run on?
From what age may children join?
Is there parking?
What happens if my data cannot be recovered?
How do I become a member?
What is included in the basic package?
What does a ride to the airport cost?
Is breakfast included in the room price?
Can I cancel my booking the day before?
What's the minimum Node version?
How many people fit in the seminar room?
Do they treat cats as well as dogs?
Is the pool heated?
How much is the Thai massage?
What does the yearly membership for students cost?
Can I pay with PayPal?
Do they accept Amex?
How long is the waiting list for a kindergarten place?
Does the boat have a toilet?
At what temperature is the beer served in the tasting?
Can I come with a wheelchair?
Is there a lift in the building?
Which insurance do they take?
Do I need a referral from my GP?
How long do I have to fast before the examination?
Does it hurt to have an implant put in?
What's the maximum file size for uploads?
How do I install it with npm?
Does it support TypeScript?
Which databases can it connect to out of the box?
How do I reset my password?
Is my data stored in Europe?
Does the Pro plan include SSO?
How many seats come with the starter plan?
How long are backups kept?
What is the rate limit of the API?
Can I export my data as CSV?
Is the source code under the MIT licence?
How do I report a vulnerability?
When is the next release due?
Which browsers are supported?
Can I self-host it?
Does it work offline?
How many projects can I create in the free version?
What happens to my data when I cancel?
Is there two-factor authentication?
Does the vegan menu contain nuts?
Do they have gluten-free bread?
Can we book the whole restaurant for a wedding?
How many guests can the terrace hold?
Is there a kids' menu?
What's the corkage fee?
Where does their beef come from?
How long has the wine been aged in the barrel?
Which grape is in the red cuvée?
Can I buy gift vouchers?
How long is a voucher valid?
Do they ship to Switzerland?
How long does delivery take?
How much is shipping under 50 euros?
Is the bag made of real leather?
What sizes do the shoes come in?
Can I wash the jacket in the machine?
What's the battery life of the e-bike?
How heavy is the tent?
What's the range of the scooter with a full charge?
Is the helmet size adjustable?
Does the coffee machine have a milk frother?
How many watts does the panel produce?
Which bulbs fit the lamp?
How tall is the bookshelf?
Do they assemble the furniture at my home?
Do they take the old mattress away?
When will the tax return be done if I hand in the papers in May?
Can they represent me in a divorce?
What does the first legal consultation cost?
Do they take on cases with legal aid?
How long does it take to set up a will?
Which papers must I bring to the notary appointment?
Do they do inheritance disputes abroad?
Can I get advice by video call?
How often does the youth team train?
On which day is the beginners' yoga class?
Do I need my own racket?
What's the name of the sports hall where they train?
How many courts do they have?
Is there a trial for the under-12 squad and when is it?
Who coaches the women's first team?
How much is the fee for passive members?
When is the summer party?
Can non-members use the sauna?
What belt do I need for the advanced karate class?
Do I need to bring towels?
Is the climbing wall suitable for beginners?
Which is the highest route on the wall?
Can I freeze my gym membership during pregnancy?
What's the notice period for the contract?
Are there showers?
Do they offer childcare during the workout?
How many hours of driving lessons do I need?
Which car do they use for automatic licence lessons?
What's the pass rate for the theory exam?
How many pupils are in a class?
What time does school end for first graders?
Is lunch provided at school?
Which foreign languages can pupils choose?
Is there a school bus?
When do the autumn holidays start?
How do I enrol my daughter in year five?
What are the entrance requirements for the master's programme?
How many credits is the data science module?
Is the degree accredited by the state and how long does it take?
Can I study part time?
When is the application deadline?
Is there a dormitory on campus?
What does the semester fee cover?
Who holds the chair of physics?
Do I get a certificate after the online course?
How many lessons does the beginner's course have?
Are the recordings available afterwards?
How long do I have access to the videos?
Is the workshop in English?
What should I bring to the pottery workshop?
How many participants are in a group?
Can I catch up on a missed lesson?
Do they teach adults on the cello?
What is the age limit for the choir?
Is there a waiting list for piano lessons?
Do they rent out instruments?
Which conductor leads the orchestra this season?
When does the concert start on Saturday?
How long is the play?
Is there an interval?
Do students get cheaper tickets?
How much is an adult ticket for the museum?
Can I take pictures in the exhibition?
What is on display in the east wing?
Until when is the Picasso show on?
Are guided tours available in sign language?
Do I have to book a time slot?
Is there a cloakroom?
Are prams allowed in the castle?
How old is the oldest painting in the collection?
Which animals can be seen at the farm?
May visitors feed the goats?
At what time are the penguins fed?
Is it allowed to bring a dog to the zoo?
Can I celebrate a child's birthday there?
How many children can come to the birthday party?
How long does the boat tour last?
What do I do if it rains on the day of the tour?
Where does the city walk begin?
How difficult is the hike to the hut?
How many beds does the mountain hut have?
Is there mobile reception at the hut?
Do the rooms have air conditioning?
What time is check-in?
How late can I check out?
Is there wifi on the campsite?
What does a pitch with electricity cost per night?
Are pets allowed in the holiday flat?
Is bed linen included?
How far is it to the beach?
Is there a fridge in the room?
Do you have to pay a tourist tax?
What's the deposit for the apartment?
Can they pick me up from the station?
How many suitcases fit into the taxi?
Do they have child seats?
Do they drive at night too?
What does the transfer to the cruise terminal cost?
How much luggage may I take on the bus?
Can I take my bike on the ferry?
How often does the shuttle leave?
What licence do I need for renting the van?
How many kilometres are included in the rental?
What's the excess on the insurance of the hire car?
How old must I be to rent a car?
Where can I return the bike outside opening times?
Do they repair cracked phone screens while you wait?
How much is a battery replacement for an iPhone 13?
Which brands of washing machine do they fix?
Do they come out on weekends for a burst pipe?
What does the call-out of the plumber cost?
How quickly is the locksmith there?
Do they install heat pumps?
Is there a subsidy for the solar system?
Which roof types can carry the panels?
How long does it take to renovate a bathroom?
Do they remove the scaffolding themselves?
What wood do they use for the stairs?
Can I choose the colour of the kitchen fronts?
Do they build outside the county?
How thick is the insulation of the prefab house?
Is planning permission handled by the builder?
How long do I wait for an appointment?
Do they do home visits?
Do they offer laser treatment for tattoos?
How long does tooth whitening last?
Can children be treated under general anaesthetic?
Which vaccinations do they give?
What should I do after the operation?
Is there an interpreter at the hospital?
What are the visiting times on ward 3?
Can I accompany my wife during the caesarean?
How many births do they have a year?
Do midwives come to the house?
How do I get my test results?
Can I order repeat prescriptions online?
What happens at the first appointment with the therapist?
How many therapy sessions are usual?
Does the statutory insurance pay for osteopathy?
How long does the acupuncture take to work?
Is the sunscreen safe for babies?
Is the cream tested on animals?
Does the shampoo contain silicone?
How should I store the serum?
How much is a ladies' cut with colour?
Do I need a patch test before the lash extensions?
How long do gel nails hold?
Can I book with a particular stylist?
Do they do men's beards?
How do I donate by bank transfer?
Do I get a receipt for my donation?
How much of each euro goes to the projects?
In which countries does the charity build wells?
How many children went to their school last year according to the report?
Can I sponsor a single child?
How do I become a volunteer at the shelter?
What must I know before adopting a dog?
What's the adoption fee for a cat?
Can I drop off old clothes?
Which food donations do they accept?
How do I sign up as a foster family?
When does the church service begin?
Can I get married in the chapel?
Who is the priest?
How do I register my child for baptism?
Where do I apply for a residents' parking permit?
Which documents are required for a passport?
When is the bulky waste collected?
How do I register my dog with the town?
What does a fishing licence cost?
How do I get a library card?
How many books may I borrow at once?
What is the fine for returning a book late?
Is there a 3D printer in the library?
Can I reserve a study room?
How high is the interest on the savings account?
What is the fee for a foreign transfer?
Is there a minimum deposit to open an account?
How do I block my card?
Up to what amount are deposits protected?
Does the policy cover bicycle theft?
What is the deductible in the household insurance?
Where can I file an insurance claim after an accident?
Is my dog covered if it bites somebody?
How long does it take until a claim is paid?
Which coins can be traded on the exchange?
What's the withdrawal limit?
What does the electricity tariff cost per kWh?
How long does the contract with the utility run?
What speed does the fibre connection have?
Can I keep my old number?
Is the router included?
How many gigabytes come with the M tariff?
Does roaming work in Turkey?
Which file formats can be imported?
Does the plugin work with version 5 of WordPress?
What does the --watch flag do?
How do I configure the proxy?
Is there a Docker image?
What is the default port?
Does the library have any dependencies?
How big is the bundle when minified?
Does it support server-side rendering?
How do I migrate from v2 to v3?
Does the API return JSON or XML?
Which Python versions are supported?
Can it handle right-to-left text?
How many events can it process per second?
Does the editor have a vim mode?
Can I use the component with Vue?
Is there a command line tool?
How do I contribute to the project?
Where is the documentation for the query builder?
How do webhooks get retried?
Can several people edit the same document at the same time?
Can I invite guests to my workspace?
Does the calendar sync in both directions?
Can I change the invoice template?
Does the time tracker work without internet?
Is it possible to schedule posts in advance?
How do I delete my account?
Can I pay by invoice?
In which currencies can I pay?
Is VAT included in the fifty-euro package?
What's the difference between Team and Business?
How much storage does the Plus plan have?
What's the surcharge for express service?
Are there discounts for nonprofits?
Do they give a sibling discount?
How much do pensioners pay for admission?
What does the three-course menu cost?
How expensive is a single lesson compared with a block of ten?
Price for cutting a hedge per metre?
What's the hourly rate of the senior consultant?
How much does a logo design cost at the agency?
What does a chimney sweep visit cost?
How many revisions are included in the web design package?
How long does it take to build a website with them?
Do they also host the sites they make?
Who owns the rights to the photos after the shooting?
How many pictures do we get from the wedding shoot?
Does the photographer travel abroad?
When do I receive the edited pictures?
Can the DJ also do the lighting?
How many litres does the keg hold?
Is there vegetarian food at the wedding venue?
Until what time may we play music at the venue?
Is there an overnight stay near the venue?
Where were the tomatoes grown?
How often is the vegetable box delivered?
Can I pause my box subscription?
Is the honey raw?
How long does the bread keep?
Which flours are in the sourdough?
Can I pick up the cake on a Sunday?
Do they make wedding cakes without sugar?
How do I brew the green tea?
Is the coffee roasted by themselves?
What's the alcohol content of the stout?
Can you visit the brewery?
How many species grow in the botanical garden?
When should I plant the tulip bulbs?
Do they deliver trees?
How high will the hedge plant grow?
Is the paint suitable for outdoors?
How long must the varnish dry?
What is the load limit of the trailer?
Does the crane need a permit?
What tolerance can the CNC machine hold?
What's the smallest batch they produce?
Which materials can be laser cut?
Do they weld aluminium?
How long is the lead time for special parts?
Where are the machines manufactured?
Do they also buy used equipment?
Can I visit the showroom without an appointment?
What is the payload of the robot arm?
Does the sensor work under water?
Which IP rating does the housing have?
How is the hazardous waste transported?
Do they clean windows on the fifth floor?
Who provides the cleaning products?
Does the same person come every week?
Can the nanny stay overnight?
How many caregivers are there per resident?
Can I bring my own furniture to the nursing home?
Is there a garden for the residents?
Do the cats get medication while boarding?
How often are the dogs walked?
What vaccinations does my dog need for boarding?
Can I see my pet on a webcam?
Do horses go out every day?
What does a livery box cost a month?
Who is the author of the book on bees?
How many pages does the novel have?
Is there an audiobook version?
How do I submit a manuscript?
What's the word limit for submissions?
How do I cancel the magazine?
What did the festival's line-up look like?
Can I return a festival ticket?
Is camping included in the festival pass?
Do volunteers get free entry?
How do I file an objection to a parking ticket?
Which bus goes to the trade fair?
How big is the booth for the small exhibitor package?
When does early bird registration end?
Who gives the keynote?
Will the talks be streamed?
Can the escape room be played by two?
How scary is the horror room?
Is there a weight limit for the tandem jump?
What happens if the wind is too strong for the balloon?
How deep do you dive in the beginner course?
Do I need a medical certificate for diving?
What do I wear for the horse ride?
Are the lifts running in October?
How many kilometres of slopes are there?
Can I rent skis on site?
which trains stop there
is the wifi free
whats the dress code
do u need a reservation for two
can my 5yr old come along
How loud is the extractor hood?
What materials is the sofa covered with?
Do the contact lenses work for astigmatism?
How long does an eye test take?
Are hearing aids paid for by insurance?
`,
}
