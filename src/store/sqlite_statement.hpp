// SQLite by thin RAII: a connection, and statements whose parameters and columns come in order.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace grognard::store {

enum class Access : std::uint8_t { ReadWrite, ReadOnly };

class Connection {
  public:
    explicit Connection(const std::filesystem::path& path, Access access = Access::ReadWrite);

    void run(const char* sql);
    sqlite3* handle() const { return db_.get(); }
    int changes() const;
    std::int64_t last_row() const;
    bool in_transaction() const;
    // Ends every statement under way, so that none holds the rows of a moment that has passed.
    void reset_statements();
    // Copies everything from another database as it is at one moment.
    void copy_from(const Connection& other);

  private:
    struct Close {
        void operator()(sqlite3* db) const;
    };
    std::unique_ptr<sqlite3, Close> db_;
};

// Text and bytes that are bound must outlive the step.
class Statement {
  public:
    Statement(const Connection& connection, const char* sql);

    Statement& start();  // forgets parameters and rows
    Statement& bind(std::string_view text);
    Statement& bind(std::int64_t number);
    Statement& bind(std::uint64_t number) { return bind(static_cast<std::int64_t>(number)); }
    Statement& bind_bytes(std::string_view bytes);
    Statement& bind(bool truth) { return bind(static_cast<std::int64_t>(truth)); }

    bool step();  // is there a row?
    void run();   // a statement without rows

    std::string text();
    std::string bytes();
    std::int64_t number();  // 0 for a null
    std::uint64_t natural() { return static_cast<std::uint64_t>(number()); }
    bool truth() { return number() != 0; }

  private:
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };
    const Connection* connection_;
    std::unique_ptr<sqlite3_stmt, Finalize> statement_;
    int parameter_ = 0;
    int column_ = 0;
};

}  // namespace grognard::store
