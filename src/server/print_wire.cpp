// print_wire [FILE]: prints the types of all that travels, or checks that the file holds just them.
#include <fstream>
#include <iostream>
#include <sstream>

#include "server/typescript.hpp"

int main(int argc, char** argv) {
    const std::string types = grognard::server::wire_typescript();
    if (argc == 1) {
        std::cout << types;
        return 0;
    }
    std::ifstream file(argv[1]);
    std::ostringstream found;
    found << file.rdbuf();
    if (found.str() == types) return 0;
    std::cerr << argv[1] << " is not what the server writes: run scripts/wire\n";
    return 1;
}
