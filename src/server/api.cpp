// Routes requests: catalogue, tables, game files, health, and the client's files for all the rest.
#include "server/api.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <deque>
#include <map>
#include <utility>
#include <vector>

#include "codec/json.hpp"
#include "codec/library.hpp"
#include "codec/read.hpp"
#include "codec/rules.hpp"
#include "server/site.hpp"
#include "server/wire_bodies.hpp"
#include "table/saved_game.hpp"
#include "table/words.hpp"

namespace grognard::server {

namespace {

constexpr std::string_view below_api = "/api/";
constexpr std::size_t most_listed = 100;  // games in an answer about health

Response failure(int status, std::string_view expected) {
    return {status, "application/json", codec::write_json(wire::Failure{expected}), false, false};
}

Response not_yours() { return failure(403, "a game that is over, or one's own solo game"); }

Response plain(std::string text) {
    return {200, "text/plain; charset=utf-8", std::move(text), false, false};
}

Response json(std::string text, int status = 200) {
    return {status, "application/json", std::move(text), false, false};
}

double weight(const Request& request) {
    if (request.method != "POST") return 1;
    return path_of(request.target) == import_path ? import_weight : creation_weight;
}

// An answer that is due from a room, which may be closed before it gives one.
class Due {
  public:
    explicit Due(Answered answered) : answered_(std::move(answered)) {}
    Due(const Due&) = delete;
    Due& operator=(const Due&) = delete;
    ~Due() {
        if (answered_) answered_(failure(503, "another try"));
    }
    // Somebody else answers.
    void leave() { answered_ = {}; }
    void operator()(Response response) {
        if (answered_) std::exchange(answered_, {})(std::move(response));
    }

  private:
    Answered answered_;
};

std::vector<std::string_view> parts(std::string_view path) {
    std::vector<std::string_view> out;
    while (!path.empty()) {
        path.remove_prefix(1);
        const std::size_t slash = path.find('/');
        out.push_back(path.substr(0, slash));
        path = slash == std::string_view::npos ? std::string_view() : path.substr(slash);
    }
    return out;
}

template <class T>
T read_body(std::string_view body) {
    const codec::Document document = codec::Document::parse("request", body);
    T out;
    codec::read_value(document.root(), out);
    return out;
}

NewTable read_new_table(std::string_view body) {
    const auto wanted = read_body<wire::NewTable>(body);
    NewTable out{wanted.game, wanted.scenario, {wanted.seats.bottom, wanted.seats.top}, {}, {}, {}};
    if (const auto& names = wanted.names.value) {
        out.names = {names->bottom.value.value_or(""), names->top.value.value_or("")};
    }
    out.solo = wanted.solo.value.value_or(false);
    out.typed = wanted.dice.value && wanted.dice.value->text == "typed";
    out.ask_all = !wanted.automatic.value.value_or(true);
    out.days = wanted.days.value.value_or(0);
    return out;
}

std::string created_json(const Created& created) {
    wire::Created out{created.table, created.commitment, {}, {}};
    for (const Seat seat : both_seats) out.promises[seat] = created.promises[at_seat(seat)];
    const auto give = [](wire::Maybe<wire::Secret>& seat, const std::string& secret) {
        if (!secret.empty()) seat.value = {secret};
    };
    if (created.solo) {
        give(out.seats.both, created.secrets[0]);
    } else {
        give(out.seats.bottom, created.secrets[0]);
        give(out.seats.top, created.secrets[1]);
    }
    return codec::write_json(out);
}

Response creation_response(const Creation& creation) {
    if (const auto* created = std::get_if<Created>(&creation))
        return json(created_json(*created), 201);
    const auto& not_created = std::get<NotCreated>(creation);
    switch (not_created.why) {
        case NotCreated::Why::Full:
            return failure(503, not_created.expected);
        case NotCreated::Why::TooMany:
            return failure(429, not_created.expected);
        case NotCreated::Why::Store:
            return failure(503, not_created.expected);
        case NotCreated::Why::BadRequest:
            break;
    }
    return failure(400, not_created.expected);
}

std::string games_json() {
    wire::Games out;
    std::deque<std::string> lists;
    for (const modules::Module* game : modules::all()) {
        out.games.push_back({game->name, {lists.emplace_back(game->port().scenarios())}});
    }
    out.bots = modules::all().front()->port().bots();
    return codec::write_json(out);
}

std::string words_json(std::string_view game, codec::Language language) {
    codec::Writer out;
    out.begin_object();
    const table::Words words = table::load_words(game, language);
    for (const auto& [key, line] : words.lines()) {
        out.key(key);
        out.string(line);
    }
    out.end_object();
    return out.take();
}

std::string rules_json(std::string_view game) {
    const std::string path = std::string(game) + "/rules.tsv";
    const codec::Rules rules = codec::Rules::parse(path, codec::Library().text(path));
    std::vector<wire::Rule> out;
    for (const codec::Rule& rule : rules.all()) {
        wire::Rule& one = out.emplace_back();
        one = {rule.id, rule.wording.en, rule.wording.fr, {}, {}};
        if (!rule.ruling.en.empty()) one.ruling_en.value = rule.ruling.en;
        if (!rule.ruling.fr.empty()) one.ruling_fr.value = rule.ruling.fr;
    }
    return codec::write_json(out);
}

}  // namespace

std::string_view path_of(std::string_view target) { return target.substr(0, target.find('?')); }

std::string query_value(std::string_view target, std::string_view name) {
    const std::size_t mark = target.find('?');
    if (mark == std::string_view::npos) return {};
    std::string_view rest = target.substr(mark + 1);
    while (!rest.empty()) {
        const std::size_t end = rest.find('&');
        const std::string_view pair = rest.substr(0, end);
        const std::size_t equals = pair.find('=');
        if (equals != std::string_view::npos && pair.substr(0, equals) == name) {
            return std::string(pair.substr(equals + 1));
        }
        rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
    }
    return {};
}

class Api::Impl {
  public:
    explicit Impl(Lobby& lobby) : lobby_(lobby) {
        texts_["games"] = games_json();
        for (const modules::Module* one : modules::all()) {
            const std::string game(one->name);
            texts_["words/" + game + "/en"] = words_json(game, codec::Language::English);
            texts_["words/" + game + "/fr"] = words_json(game, codec::Language::French);
            texts_["rules/" + game] = rules_json(game);
            texts_["charts/" + game] = one->port().charts();
        }
    }

    void handle(const Request& request, Answered answered) {
        Metrics& metrics = lobby_.services().metrics;
        ++metrics.http_requests;
        const auto counted = [&metrics, answered](Response response) {
            if (response.status >= 400) ++metrics.http_errors;
            answered(std::move(response));
        };
        if (!lobby_.services().addresses.take(request.address, weight(request), Clock::now())) {
            return counted(failure(429, "fewer requests"));
        }
        attempt(request, counted, [&] { route(request, counted); });
    }

  private:
    template <class Deed>
    void attempt(const Request& request, const Answered& counted, const Deed& deed) {
        try {
            deed();
        } catch (const codec::BadInput& bad) {
            counted(failure(400, bad.what()));
        } catch (const table::IllegalStep& illegal) {
            counted(failure(400, illegal.what()));
        } catch (const BrokenLog& broken) {
            counted(failure(500, broken.what()));
        } catch (const store::Damaged& damaged) {
            counted(failure(500, damaged.what()));
        } catch (const store::Failed&) {
            counted(failure(503, "a store that answers"));
        } catch (const std::exception& bad) {
            // Our mistake or no memory: who asked is told, and the host goes on.
            lobby_.services().report(request.method + ' ' + std::string(path_of(request.target)) +
                                     ": " + bad.what());
            counted(failure(500, "a host that can answer it"));
        }
    }

    void route(const Request& request, const Answered& answered) {
        const std::string_view path = path_of(request.target);
        const auto at = parts(path);
        if (!at.empty() && at[0] == "api") return route_api(request, at, answered);
        if (request.method != "GET") return answered(failure(405, "GET"));
        if (path == "/health") return health(answered);
        if (path == "/metrics") return answered(plain(lobby_.services().metrics.text()));
        answered(site(path, request.takes_gzip ? Gzip::Taken : Gzip::NotTaken));
    }

    void route_api(const Request& request, const std::vector<std::string_view>& at,
                   const Answered& answered) {
        const bool get = request.method == "GET";
        const bool post = request.method == "POST";
        if (at.size() == 2 && at[1] == "tables") {
            return post ? create(request, answered) : answered(failure(405, "POST"));
        }
        if (at.size() == 2 && at[1] == "import") {
            if (!post) return answered(failure(405, "POST"));
            return aside(request, answered,
                         [this, request, answered] { import(request, answered); });
        }
        if (at.size() == 4 && at[1] == "tables" && at[3] == "branch") {
            return post ? branch(request, at[2], answered) : answered(failure(405, "POST"));
        }
        if (!get) return answered(failure(405, "GET"));
        if (at.size() == 4 && at[1] == "tables" && at[3] == "log") {
            return exported(request, at[2], answered);
        }
        if (at.size() == 4 && at[1] == "tables" && at[3] == "state") {
            return state(request, at[2], answered);
        }
        if (at.size() == 4 && at[1] == "scenarios") return answered(scenario(at[2], at[3]));
        const std::string_view path = path_of(request.target);
        const auto found = texts_.find(path.substr(std::min(path.size(), below_api.size())));
        answered(found == texts_.end() ? failure(404, "something there is") : json(found->second));
    }

    // Games are played through, from the first input on: not on a thread that others wait for.
    template <class Deed>
    void aside(const Request& request, const Answered& answered, Deed deed) {
        const auto later = [this, request, answered, done = std::move(deed)] {
            attempt(request, answered, done);
        };
        if (!lobby_.services().aside(later, Workers::Haste::Unawaited)) {
            answered(failure(503, "another try"));
        }
    }

    void health(const Answered& answered) {
        lobby_.kept_in().check();
        const auto well = [this] { return json(codec::write_json(health_now())); };
        if (!lobby_.services().store_watch.failing()) return answered(well());
        // Perhaps nobody plays any more: a write of our own finds out whether all is well again.
        lobby_.services().committer.commit(
            {store::Probe{}}, 0, [answered, well](const std::exception_ptr& failed) {
                answered(failed ? failure(503, "a store that takes writes") : well());
            });
    }

    // Games that can't be read are the operator's concern; the host serves all the others.
    wire::Health health_now() const {
        wire::Health health;
        std::vector<std::string> aside = lobby_.set_aside();
        const std::size_t count = aside.size();
        if (aside.size() > most_listed) aside.resize(most_listed);
        if (count > 0) health.set_aside.value = {count, std::move(aside)};
        return health;
    }

    static Response site(std::string_view path, Gzip gzip) {
        const auto file = site_file(path, gzip);
        if (!file) return failure(404, "a file there is");
        return {200, std::string(file->type), std::string(file->bytes), file->gzipped,
                file->lasting};
    }

    static Response scenario(std::string_view game, std::string_view id) {
        const GamePort* const port = find_port(game);
        const auto found = port == nullptr ? std::nullopt : port->scenario(id);
        return found ? json(*found) : failure(404, "a scenario there is");
    }

    void create(const Request& request, const Answered& answered) {
        lobby_.create(
            read_new_table(request.body), request.address,
            [answered](const Creation& creation) { answered(creation_response(creation)); });
    }

    void import(const Request& request, const Answered& answered) {
        const table::SavedGame saved = table::parse_saved("import", request.body);
        const GamePort* const port = find_port(saved.header.game);
        const auto start = port == nullptr ? nullptr : port->make(saved.header.scenario);
        if (!start) return answered(failure(400, "a game and a scenario of this host"));
        table::check_sound(saved, *start);
        lobby_.create_from(
            saved.header.game, saved.header.scenario, table::history_of(saved, *start),
            request.address,
            [answered](const Creation& creation) { answered(creation_response(creation)); });
    }

    void branch(const Request& request, std::string_view id, const Answered& answered) {
        const auto wanted = read_body<wire::Branch>(request.body);
        const std::string secret = wanted.seat.value.value_or(std::nullopt).value_or("");
        looked(request, id, answered, [=, this](Room& room, const Online&, Due& due) {
            if (!room.may_export(room.role(secret))) return due(not_yours());
            const auto go_on = [=, this, record = room.record(), before = room.history(wanted.at)] {
                lobby_.create_from(record.game, record.scenario, before, request.address,
                                   [answered](const Creation& creation) {
                                       answered(creation_response(creation));
                                   });
            };
            due.leave();
            aside(request, answered, go_on);
        });
    }

    void exported(const Request& request, std::string_view id, const Answered& answered) {
        const std::string secret = query_value(request.target, "seat");
        looked(request, id, answered, [secret](Room& room, const Online&, Due& due) {
            due(room.may_export(room.role(secret)) ? plain(room.exported()) : not_yours());
        });
    }

    void state(const Request& request, std::string_view id, const Answered& answered) {
        const std::string secret = query_value(request.target, "seat");
        looked(request, id, answered, [secret](Room& room, const Online& online, Due& due) {
            const Role role = room.role(secret);
            if (!secret.empty() && role == Role::Spectator) {
                return due(failure(403, "a seat's secret"));
            }
            codec::Writer out;
            room.write_state(out, {role, room.at(), room.chat_count()}, online);
            due(json(out.take()));
        });
    }

    using Online = std::array<bool, 2>;
    using Look = std::function<void(Room&, const Online&, Due&)>;

    void looked(const Request& request, std::string_view id, const Answered& answered, Look look) {
        const auto room = lobby_.find(id);
        if (!room) return answered(failure(404, "a table there is"));
        const auto due = std::make_shared<Due>(answered);
        room->look([=, this, seen = std::move(look)](Room& there, const Online& online) {
            attempt(
                request, [due](Response response) { (*due)(std::move(response)); },
                [&] { seen(there, online, *due); });
        });
    }

    Lobby& lobby_;
    std::map<std::string, std::string, std::less<>> texts_;  // by path below /api/
};

Api::Api(Lobby& lobby) : impl_(std::make_unique<Impl>(lobby)) {}
Api::~Api() = default;

void Api::handle(const Request& request, Answered answered) {
    impl_->handle(request, std::move(answered));
}

}  // namespace grognard::server
