// Development only: serves dist/ and handmade positions, so that screens can be looked at without the real server.
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { WebSocketServer } from 'ws';
import { mock_state, odds_answer } from './positions.mjs';

const web = join(import.meta.dirname, '..');
const data = join(web, '../data');
const port = Number(process.env.PORT ?? 1816);
const types = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.svg': 'image/svg+xml',
    '.woff2': 'font/woff2',
};

const charts = JSON.parse(readFileSync(join(data, 'ccn/charts.json'), 'utf8'));
const blocks = Object.fromEntries(
    Object.entries(charts.cards).map(([nation, cards]) => [
        nation,
        Object.fromEntries(Object.entries(cards).map(([type, card]) => [type, card.blocks])),
    ]),
);

function sections() {
    const lists = [[], [], []];
    [...'ABCDEFGHI'].forEach((letter, r) => {
        const lines = r % 2 === 0 ? charts.sections.rows_of_13 : charts.sections.rows_of_12;
        ['left', 'centre', 'right'].forEach((name, i) => {
            for (let c = lines[name][0]; c <= lines[name][1]; ++c) lists[i].push(`${letter}${c}`);
        });
    });
    return lists;
}

function scenario(file) {
    const raw = JSON.parse(readFileSync(join(data, 'ccn/scenarios', file), 'utf8'));
    const units = raw.units.map((unit) => ({
        at: unit.hex,
        side: unit.side,
        nation: unit.nation,
        type: unit.type,
        blocks: blocks[unit.nation][unit.type],
        square: 0,
    }));
    const led = raw.units.filter((unit) => unit.leader);
    const generals = [
        ...led.map((unit) => ({
            at: unit.hex,
            side: unit.side,
            nation: unit.leader_nation ?? unit.nation,
        })),
        ...raw.leaders.map((one) => ({ at: one.hex, side: one.side, nation: one.nation })),
    ];
    return {
        id: raw.id,
        slug: file.replace(/^\d+_|\.json$/g, ''),
        name: raw.name,
        date: raw.date,
        intro: raw.intro,
        orientation: raw.orientation,
        first: raw.first_player,
        banners: raw.banners,
        sides: { bottom: raw.bottom, top: raw.top },
        map: raw.map,
        works: raw.works,
        river_sources: raw.river_sources,
        places: raw.places,
        sections: sections(),
        special_rules: raw.special_rules.map(({ id, en, fr }) => ({ id, en, fr })),
        unit_names: raw.units.map((unit) => unit.name ?? ''),
        general_names: [
            ...led.map((unit) => unit.leader_name),
            ...raw.leaders.map((one) => one.name),
        ],
        blocks,
        start: { units, generals },
        provenance: raw.provenance,
    };
}

const scenarios = readdirSync(join(data, 'ccn/scenarios')).sort().map(scenario);

function tsv(file) {
    return readFileSync(join(data, file), 'utf8')
        .split('\n')
        .filter((line) => line && !line.startsWith('#'))
        .map((line) => line.split('\t'));
}
function words(language) {
    return Object.fromEntries([
        ...tsv(`words.${language}.tsv`),
        ...tsv(`ccn/words.${language}.tsv`),
    ]);
}
function rules() {
    return tsv('ccn/rules.tsv')
        .slice(1)
        .map(([id, , en, fr, ruling_en, ruling_fr]) => ({ id, en, fr, ruling_en, ruling_fr }));
}

const routes = {
    '/api/games': () => ({ games: [{ game: 'ccn', scenarios }], bots: ['greedy', 'random'] }),
    '/api/words/ccn/en': () => words('en'),
    '/api/words/ccn/fr': () => words('fr'),
    '/api/rules/ccn': rules,
};
for (const each of scenarios) routes[`/api/scenarios/ccn/${each.id}`] = () => each;

const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://x').pathname;
    if (request.method === 'POST') {
        response.writeHead(201, { 'content-type': 'application/json' });
        return response.end(
            JSON.stringify({
                table: 'middle',
                seats: { top: { secret: 'x' }, bottom: { secret: 'y' } },
            }),
        );
    }
    const made = routes[path];
    if (made) {
        response.writeHead(200, { 'content-type': 'application/json' });
        return response.end(JSON.stringify(made()));
    }
    let file = join(web, 'dist', path);
    if (!existsSync(file) || statSync(file).isDirectory()) file = join(web, 'dist/index.html');
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
});

const sockets = new WebSocketServer({ server });
sockets.on('connection', (socket, request) => {
    const name = new URL(request.url, 'http://x').pathname.split('/').at(-1);
    const state = mock_state(name, scenarios);
    socket.send(JSON.stringify(state));
    socket.on('message', (raw) => {
        const message = JSON.parse(raw);
        const answer = (body) =>
            socket.send(JSON.stringify({ type: 'answer', id: message.id, ...body }));
        if ('since' in message) socket.send(JSON.stringify(state));
        else if (message.ask === 'odds') answer(odds_answer());
        else if (message.ask === 'why')
            answer({ allowed: false, rule: 'ccn.move.infantry.one-hex', reason: 'too-far' });
        else if (message.ask === 'replay')
            answer({ at: message.at, view: state.view, events: [], luck: state.luck });
        else if (message.ask === 'story') answer({ points: state.story });
        else if (message.say)
            socket.send(
                JSON.stringify({ ...state, events: [], chat: [{ by: 'top', text: message.say }] }),
            );
        else if (message.do)
            socket.send(
                JSON.stringify({
                    type: 'refused',
                    at: state.at,
                    rule: 'ccn.turn.play-one-card',
                    reason: 'not-now',
                    do: message.do,
                }),
            );
    });
});
server.listen(port, () => console.log(`mock at http://127.0.0.1:${port}`));
