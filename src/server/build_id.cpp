// Reads the note of the linker in the running program.
#include "server/build_id.hpp"

#include <elf.h>
#include <link.h>

#include <cstddef>
#include <cstring>
#include <string>

namespace grognard::server {

namespace {

constexpr std::string_view owner("GNU\0", 4);

std::size_t padded(std::size_t size) { return (size + 3) & ~std::size_t{3}; }

std::string id_among(std::string_view notes) {
    ElfW(Nhdr) head{};
    while (notes.size() >= sizeof head) {
        std::memcpy(&head, notes.data(), sizeof head);
        notes.remove_prefix(sizeof head);
        const std::size_t name = padded(head.n_namesz);
        const std::size_t size = name + padded(head.n_descsz);
        if (size > notes.size()) break;
        if (head.n_type == NT_GNU_BUILD_ID && notes.substr(0, head.n_namesz) == owner) {
            return std::string(notes.substr(name, head.n_descsz));
        }
        notes.remove_prefix(size);
    }
    return {};
}

// The first module the loader tells of is the program itself.
int look(dl_phdr_info* module, std::size_t, void* found) {
    for (std::size_t i = 0; i < module->dlpi_phnum; ++i) {
        const ElfW(Phdr)& segment = module->dlpi_phdr[i];
        if (segment.p_type != PT_NOTE) continue;
        const auto* begin = reinterpret_cast<const char*>(module->dlpi_addr + segment.p_vaddr);
        auto& id = *static_cast<std::string*>(found);
        if (id.empty()) id = id_among({begin, segment.p_memsz});
    }
    return 1;
}

std::string read_build_id() {
    std::string id;
    dl_iterate_phdr(look, &id);
    return id;
}

}  // namespace

std::string_view build_id() {
    static const std::string id = read_build_id();
    return id;
}

}  // namespace grognard::server
