// Every file of the kept corpora through its target once, without libFuzzer: run_corpus FOLDER...
#include <algorithm>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

#include "target.hpp"

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> files_in(const fs::path& folder) {
    std::vector<fs::path> out;
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (entry.is_regular_file()) out.push_back(entry.path());
    }
    std::ranges::sort(out);
    return out;
}

bool passes(const fs::path& file) {
    // Said first: if the target crashes, this is the last line.
    std::cout << file.filename().string() << std::endl;
    std::ifstream in(file, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    try {
        LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
    } catch (const std::exception& broken) {
        std::cout << "    " << broken.what() << "\n";
        return false;
    }
    return true;
}

}  // namespace

int main(int count, char** arguments) {
    int passed = 0;
    int failed = 0;
    for (int i = 1; i < count; ++i) {
        for (const fs::path& file : files_in(arguments[i])) ++(passes(file) ? passed : failed);
    }
    std::cout << passed << " passed, " << failed << " failed\n";
    return passed > 0 && failed == 0 ? 0 : 1;
}
