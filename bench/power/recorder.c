/*
 * Preloaded into the server (LD_PRELOAD): appends every change of a file or folder below POWER_ROOT,
 * and every sync of one, to the journal POWER_JOURNAL, in the order in which they happened.
 * `journal.ts` reads the records, `disk.ts` says what of them survives a loss of power.
 *
 * A change is done and recorded under one lock. A sync is recorded when it begins and when it has
 * succeeded: what was changed before it began is safe once it has ended. POWER_SYNC_DELAY
 * (microseconds) makes each sync slower, as on a plain disk, so that a cut often comes before its end.
 */
/* It would define some of the functions inline that are defined below. */
#undef _FORTIFY_SOURCE
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/fs.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#define MOST_DESCRIPTORS 65536

/* As `journal.ts` reads it; little-endian, without padding. */
struct __attribute__((packed)) record {
  uint32_t length; /* of the payload */
  uint32_t pid;
  uint32_t id; /* of an open file, or of a sync */
  uint32_t handle; /* of the file that is synced */
  uint64_t number; /* offset or size; of an opened file: 1 it was made, 2 it was emptied */
  uint8_t kind;
};

struct file {
  uint32_t handle; /* 0: not below the root */
  dev_t device;
  ino_t inode;
};

static long (*real_syscall)(long, ...);
static char root[PATH_MAX];
static size_t root_length;
static int journal = -1;
static long sync_delay;
static pid_t owner;
static struct file files[MOST_DESCRIPTORS];
static uint32_t last_id;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* Offsets have 64 bits where this is used, by whichever of two names a function is called. */
#define SAME_AS(name) __attribute__((alias(#name)))
_Static_assert(sizeof(off_t) == sizeof(off64_t), "an offset has 64 bits");

#define RAW(...) (find_syscall(), real_syscall(__VA_ARGS__))

static void find_syscall(void) {
  if (!real_syscall) real_syscall = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
}

static void fail(const char *why) {
  static const char prefix[] = "power recorder: ";
  RAW(SYS_write, 2, prefix, sizeof prefix - 1);
  RAW(SYS_write, 2, why, strlen(why));
  RAW(SYS_write, 2, "\n", 1);
  abort();
}

__attribute__((constructor)) static void begin(void) {
  const char *folder = getenv("POWER_ROOT");
  const char *path = getenv("POWER_JOURNAL");
  if (!folder || !path) return;
  root_length = strlen(folder);
  if (root_length == 0 || root_length >= PATH_MAX) fail("POWER_ROOT is no path");
  memcpy(root, folder, root_length + 1);
  const char *delay = getenv("POWER_SYNC_DELAY");
  sync_delay = delay ? atol(delay) : 0;
  owner = getpid();
  int opened = (int)RAW(SYS_openat, AT_FDCWD, path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
  if (opened < 0) fail("the journal cannot be opened");
  /* Out of the way of numbers that a program expects. */
  journal = fcntl(opened, F_DUPFD_CLOEXEC, 900);
  if (journal < 0) journal = opened;
  else RAW(SYS_close, opened);
}

/* One write of one record, so that records of several processes do not mix. */
static void put(uint8_t kind, uint32_t id, uint32_t handle, uint64_t number,
                const struct iovec *payload, int parts) {
  struct record head = {0, (uint32_t)getpid(), id, handle, number, kind};
  struct iovec all[1 + 4];
  size_t length = 0;
  if (parts > 4) fail("a record of too many parts");
  for (int at = 0; at < parts; at += 1) {
    all[1 + at] = payload[at];
    length += payload[at].iov_len;
  }
  head.length = (uint32_t)length;
  all[0] = (struct iovec){&head, sizeof head};
  int before = errno;
  if (RAW(SYS_writev, journal, all, 1 + parts) != (long)(sizeof head + length))
    fail("the journal cannot be written");
  errno = before;
}

static void put_path(uint8_t kind, uint32_t id, uint64_t number, const char *path) {
  struct iovec part = {(void *)path, strlen(path)};
  put(kind, id, 0, number, &part, 1);
}

static void put_paths(uint8_t kind, const char *from, const char *to) {
  struct iovec parts[2] = {{(void *)from, strlen(from) + 1}, {(void *)to, strlen(to)}};
  put(kind, 0, 0, 0, parts, 2);
}

/* The absolute path, with `.` and `..` of its folder resolved; whether it is below the root. */
static int below_root(int folder, const char *path, char *out) {
  if (journal < 0 || !path) return 0;
  char whole[PATH_MAX];
  if (path[0] == '/') {
    if (strncmp(path, root, root_length) != 0) return 0;
    if (snprintf(whole, sizeof whole, "%s", path) >= (int)sizeof whole) return 0;
  } else {
    char link[64];
    if (folder == AT_FDCWD) snprintf(link, sizeof link, "/proc/self/cwd");
    else snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
    long length = RAW(SYS_readlinkat, AT_FDCWD, link, whole, sizeof whole - 1);
    if (length < 0) return 0;
    if (snprintf(whole + length, sizeof whole - (size_t)length, "/%s", path) >=
        (int)(sizeof whole - (size_t)length))
      return 0;
    if (strncmp(whole, root, root_length) != 0) return 0;
  }
  size_t used = 0;
  char *rest;
  for (char *part = strtok_r(whole, "/", &rest); part; part = strtok_r(NULL, "/", &rest)) {
    if (strcmp(part, ".") == 0) continue;
    if (strcmp(part, "..") == 0) {
      while (used > 0 && out[--used] != '/') continue;
      continue;
    }
    out[used++] = '/';
    memcpy(out + used, part, strlen(part));
    used += strlen(part);
  }
  out[used] = 0;
  return strncmp(out, root, root_length) == 0 && (out[root_length] == '/' || out[root_length] == 0);
}

/* The file that the descriptor stands for, if it is one of ours and still the same. */
static struct file *ours(int descriptor) {
  if (journal < 0 || descriptor < 0 || descriptor >= MOST_DESCRIPTORS) return NULL;
  struct file *file = &files[descriptor];
  if (file->handle == 0) return NULL;
  struct stat about;
  int before = errno;
  int is_same = fstat(descriptor, &about) == 0 && about.st_ino == file->inode &&
                about.st_dev == file->device;
  errno = before;
  return is_same ? file : NULL;
}

/* About to change a file: without a record of the change after it, whether it happened is open. */
static void put_intent(const struct file *file) { put('I', file->handle, 0, 0, NULL, 0); }
static void put_path_intent(const char *path) { put_path('i', 0, 0, path); }

/* --- opening and closing --- */

static int open_any(int folder, const char *path, int flags, mode_t mode) {
  char whole[PATH_MAX];
  if (!below_root(folder, path, whole) || (flags & O_TMPFILE) == O_TMPFILE)
    return (int)RAW(SYS_openat, folder, path, flags, mode);
  pthread_mutex_lock(&lock);
  struct stat about;
  int is_new = (flags & O_CREAT) && fstatat(AT_FDCWD, whole, &about, 0) != 0;
  if (is_new || (flags & O_TRUNC)) put_path_intent(whole);
  int opened = (int)RAW(SYS_openat, folder, path, flags, mode);
  if (opened >= 0 && opened < MOST_DESCRIPTORS && fstat(opened, &about) == 0) {
    uint32_t handle = ++last_id;
    put_path('O', handle, is_new ? 1 : (flags & O_TRUNC) ? 2 : 0, whole);
    files[opened] = (struct file){handle, about.st_dev, about.st_ino};
  }
  pthread_mutex_unlock(&lock);
  return opened;
}

#define MODE_OF(flags, last)                                  \
  mode_t mode = 0;                                            \
  if ((flags) & (O_CREAT | O_TMPFILE)) {                      \
    va_list rest;                                             \
    va_start(rest, last);                                     \
    mode = (mode_t)va_arg(rest, unsigned int);                \
    va_end(rest);                                             \
  }

int open(const char *path, int flags, ...) {
  MODE_OF(flags, flags)
  return open_any(AT_FDCWD, path, flags, mode);
}
SAME_AS(open) int open64(const char *, int, ...);
int openat(int folder, const char *path, int flags, ...) {
  MODE_OF(flags, flags)
  return open_any(folder, path, flags, mode);
}
SAME_AS(openat) int openat64(int, const char *, int, ...);
int __open_2(const char *path, int flags) { return open_any(AT_FDCWD, path, flags, 0); }
SAME_AS(__open_2) int __open64_2(const char *, int);
int creat(const char *path, mode_t mode) {
  return open_any(AT_FDCWD, path, O_CREAT | O_WRONLY | O_TRUNC, mode);
}
SAME_AS(creat) int creat64(const char *, mode_t);

int close(int descriptor) {
  /* Not in a child between fork and exec, which may share our memory. */
  if (descriptor >= 0 && descriptor < MOST_DESCRIPTORS && files[descriptor].handle != 0 &&
      getpid() == owner)
    files[descriptor].handle = 0;
  return (int)RAW(SYS_close, descriptor);
}

/* --- content --- */

static uint64_t position(int descriptor) { return (uint64_t)lseek(descriptor, 0, SEEK_CUR); }

/* In one record, so that a change is recorded whole or not at all. */
static void put_bytes(const struct file *file, uint64_t offset, const struct iovec *parts, int count,
                      ssize_t length) {
  struct iovec piece = {parts[0].iov_base, (size_t)length};
  char *joined = NULL;
  if (count > 1) {
    joined = malloc((size_t)length);
    if (!joined) fail("no memory");
    size_t used = 0;
    for (int at = 0; at < count && used < (size_t)length; at += 1) {
      size_t left = (size_t)length - used;
      size_t size = parts[at].iov_len < left ? parts[at].iov_len : left;
      memcpy(joined + used, parts[at].iov_base, size);
      used += size;
    }
    piece.iov_base = joined;
  }
  put('W', file->handle, 0, offset, &piece, 1);
  free(joined);
}

/* `offset` is null where the file's own position counts. */
static ssize_t write_any(int descriptor, const struct iovec *parts, int count, const off_t *offset) {
  struct file *file = ours(descriptor);
  if (!file)
    return offset ? RAW(SYS_pwritev, descriptor, parts, count, *offset, 0L)
                  : RAW(SYS_writev, descriptor, parts, count);
  pthread_mutex_lock(&lock);
  put_intent(file);
  ssize_t written = offset ? RAW(SYS_pwritev, descriptor, parts, count, *offset, 0L)
                           : RAW(SYS_writev, descriptor, parts, count);
  if (written > 0)
    put_bytes(file, offset ? (uint64_t)*offset : position(descriptor) - (uint64_t)written, parts,
              count, written);
  pthread_mutex_unlock(&lock);
  return written;
}

ssize_t write(int descriptor, const void *bytes, size_t size) {
  if (!ours(descriptor)) return RAW(SYS_write, descriptor, bytes, size);
  struct iovec part = {(void *)bytes, size};
  return write_any(descriptor, &part, 1, NULL);
}
ssize_t pwrite(int descriptor, const void *bytes, size_t size, off_t offset) {
  if (!ours(descriptor)) return RAW(SYS_pwrite64, descriptor, bytes, size, offset);
  struct iovec part = {(void *)bytes, size};
  return write_any(descriptor, &part, 1, &offset);
}
SAME_AS(pwrite) ssize_t pwrite64(int, const void *, size_t, off64_t);
ssize_t writev(int descriptor, const struct iovec *parts, int count) {
  return write_any(descriptor, parts, count, NULL);
}
ssize_t pwritev(int descriptor, const struct iovec *parts, int count, off_t offset) {
  return write_any(descriptor, parts, count, &offset);
}
SAME_AS(pwritev) ssize_t pwritev64(int, const struct iovec *, int, off64_t);

int ftruncate(int descriptor, off_t size) {
  struct file *file = ours(descriptor);
  if (!file) return (int)RAW(SYS_ftruncate, descriptor, size);
  pthread_mutex_lock(&lock);
  put_intent(file);
  int result = (int)RAW(SYS_ftruncate, descriptor, size);
  if (result == 0) put('T', file->handle, 0, (uint64_t)size, NULL, 0);
  pthread_mutex_unlock(&lock);
  return result;
}
SAME_AS(ftruncate) int ftruncate64(int, off64_t);

int fallocate(int descriptor, int mode, off_t offset, off_t size) {
  struct file *file = ours(descriptor);
  if (!file) return (int)RAW(SYS_fallocate, descriptor, mode, offset, size);
  if (mode != 0) fail("fallocate with a mode");
  pthread_mutex_lock(&lock);
  put_intent(file);
  int result = (int)RAW(SYS_fallocate, descriptor, mode, offset, size);
  struct stat about;
  if (result == 0 && fstat(descriptor, &about) == 0)
    put('T', file->handle, 0, (uint64_t)about.st_size, NULL, 0);
  pthread_mutex_unlock(&lock);
  return result;
}
SAME_AS(fallocate) int fallocate64(int, int, off64_t, off64_t);
int posix_fallocate(int descriptor, off_t offset, off_t size) {
  return fallocate(descriptor, 0, offset, size) == 0 ? 0 : errno;
}
SAME_AS(posix_fallocate) int posix_fallocate64(int, off64_t, off64_t);

/* What the kernel copied is read again; the descriptor itself may be for writing only. */
static void put_copied(const struct file *file, int descriptor, uint64_t offset, size_t size) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  int reader = (int)RAW(SYS_openat, AT_FDCWD, link, O_RDONLY | O_CLOEXEC, 0);
  if (reader < 0) fail("a copy cannot be read");
  char *bytes = malloc(size);
  if (!bytes) fail("no memory");
  for (size_t done = 0; done < size;) {
    long got = RAW(SYS_pread64, reader, bytes + done, size - done, offset + done);
    if (got <= 0) fail("a copy cannot be read whole");
    done += (size_t)got;
  }
  struct iovec part = {bytes, size};
  put('W', file->handle, 0, offset, &part, 1);
  free(bytes);
  RAW(SYS_close, reader);
}

ssize_t copy_file_range(int from, off64_t *from_offset, int to, off64_t *to_offset, size_t size,
                        unsigned int flags) {
  struct file *file = ours(to);
  if (!file) return RAW(SYS_copy_file_range, from, from_offset, to, to_offset, size, flags);
  pthread_mutex_lock(&lock);
  put_intent(file);
  uint64_t offset = to_offset ? (uint64_t)*to_offset : position(to);
  long copied = RAW(SYS_copy_file_range, from, from_offset, to, to_offset, size, flags);
  if (copied > 0) put_copied(file, to, offset, (size_t)copied);
  pthread_mutex_unlock(&lock);
  return copied;
}
ssize_t sendfile(int to, int from, off_t *from_offset, size_t size) {
  struct file *file = ours(to);
  if (!file) return RAW(SYS_sendfile, to, from, from_offset, size);
  pthread_mutex_lock(&lock);
  put_intent(file);
  uint64_t offset = position(to);
  ssize_t copied = RAW(SYS_sendfile, to, from, from_offset, size);
  if (copied > 0) put_copied(file, to, offset, (size_t)copied);
  pthread_mutex_unlock(&lock);
  return copied;
}
SAME_AS(sendfile) ssize_t sendfile64(int, int, off64_t *, size_t);

int ioctl(int descriptor, unsigned long request, ...) {
  va_list rest;
  va_start(rest, request);
  void *argument = va_arg(rest, void *);
  va_end(rest);
  struct file *file = request == FICLONE ? ours(descriptor) : NULL;
  if (!file) return (int)RAW(SYS_ioctl, descriptor, request, argument);
  pthread_mutex_lock(&lock);
  put_intent(file);
  int result = (int)RAW(SYS_ioctl, descriptor, request, argument);
  struct stat about;
  if (result == 0 && fstat(descriptor, &about) == 0)
    put_copied(file, descriptor, 0, (size_t)about.st_size);
  pthread_mutex_unlock(&lock);
  return result;
}

/* Writes through memory cannot be seen; what is mapped so is named, and judged by the reader. */
void *mmap(void *address, size_t size, int protection, int flags, int descriptor, off_t offset) {
  struct file *file = (flags & MAP_SHARED) && (protection & PROT_WRITE) ? ours(descriptor) : NULL;
  if (file) put('Z', file->handle, 0, 0, NULL, 0);
  return (void *)RAW(SYS_mmap, address, size, protection, flags, descriptor, offset);
}
SAME_AS(mmap) void *mmap64(void *, size_t, int, int, int, off64_t);

/* libuv calls this one by its number. */
long syscall(long number, ...) {
  va_list rest;
  va_start(rest, number);
  long a[6];
  for (int at = 0; at < 6; at += 1) a[at] = va_arg(rest, long);
  va_end(rest);
  if (number == SYS_copy_file_range)
    return copy_file_range((int)a[0], (off64_t *)a[1], (int)a[2], (off64_t *)a[3], (size_t)a[4],
                           (unsigned int)a[5]);
  return RAW(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}

/* --- syncs --- */

static int sync_any(int descriptor, long number) {
  struct file *file = ours(descriptor);
  if (!file) return (int)RAW(number, descriptor);
  pthread_mutex_lock(&lock);
  uint32_t id = ++last_id;
  uint32_t handle = file->handle;
  put('S', id, handle, 0, NULL, 0);
  pthread_mutex_unlock(&lock);
  if (sync_delay > 0) usleep((useconds_t)sync_delay);
  int result = (int)RAW(number, descriptor);
  if (result == 0) {
    pthread_mutex_lock(&lock);
    put('E', id, handle, 0, NULL, 0);
    pthread_mutex_unlock(&lock);
  }
  return result;
}
int fsync(int descriptor) { return sync_any(descriptor, SYS_fsync); }
int fdatasync(int descriptor) { return sync_any(descriptor, SYS_fdatasync); }

/* --- names --- */

static int change_name(uint8_t kind, long number, int folder, const char *path, int argument) {
  char whole[PATH_MAX];
  if (!below_root(folder, path, whole)) return (int)RAW(number, folder, path, argument);
  pthread_mutex_lock(&lock);
  put_path_intent(whole);
  int result = (int)RAW(number, folder, path, argument);
  if (result == 0) put_path(kind, 0, 0, whole);
  pthread_mutex_unlock(&lock);
  return result;
}
int unlinkat(int folder, const char *path, int flags) {
  return change_name('U', SYS_unlinkat, folder, path, flags);
}
int unlink(const char *path) { return unlinkat(AT_FDCWD, path, 0); }
int rmdir(const char *path) { return unlinkat(AT_FDCWD, path, AT_REMOVEDIR); }
int remove(const char *path) {
  int result = unlink(path);
  return result != 0 && errno == EISDIR ? rmdir(path) : result;
}
int mkdirat(int folder, const char *path, mode_t mode) {
  return change_name('M', SYS_mkdirat, folder, path, (int)mode);
}
int mkdir(const char *path, mode_t mode) { return mkdirat(AT_FDCWD, path, mode); }

static int change_names(uint8_t kind, long number, int from_folder, const char *from, int to_folder,
                        const char *to, unsigned int flags) {
  char whole_from[PATH_MAX], whole_to[PATH_MAX];
  int is_from = below_root(from_folder, from, whole_from);
  int is_to = below_root(to_folder, to, whole_to);
  /* A link to somewhere else changes nothing here. */
  if (!is_to && (!is_from || kind == 'L'))
    return (int)RAW(number, from_folder, from, to_folder, to, flags);
  if (!is_from || !is_to) fail("a rename in or out, or a link from outside");
  if (kind == 'R' && (flags & ~(unsigned int)RENAME_NOREPLACE)) fail("a rename with flags");
  pthread_mutex_lock(&lock);
  put_path_intent(whole_from);
  put_path_intent(whole_to);
  int result = (int)RAW(number, from_folder, from, to_folder, to, flags);
  if (result == 0) put_paths(kind, whole_from, whole_to);
  pthread_mutex_unlock(&lock);
  return result;
}
int renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned int flags) {
  return change_names('R', SYS_renameat2, from_folder, from, to_folder, to, flags);
}
int renameat(int from_folder, const char *from, int to_folder, const char *to) {
  return renameat2(from_folder, from, to_folder, to, 0);
}
int rename(const char *from, const char *to) { return renameat(AT_FDCWD, from, AT_FDCWD, to); }
int linkat(int from_folder, const char *from, int to_folder, const char *to, int flags) {
  return change_names('L', SYS_linkat, from_folder, from, to_folder, to, (unsigned int)flags);
}
int link(const char *from, const char *to) { return linkat(AT_FDCWD, from, AT_FDCWD, to, 0); }

/* Calls that are not modelled end the run rather than falsify it. */
int symlink(const char *target, const char *path) {
  char whole[PATH_MAX];
  if (below_root(AT_FDCWD, path, whole)) fail("a symbolic link");
  return (int)RAW(SYS_symlinkat, target, AT_FDCWD, path);
}
int truncate(const char *path, off_t size) {
  char whole[PATH_MAX];
  if (below_root(AT_FDCWD, path, whole)) fail("truncate by name");
  return (int)RAW(SYS_truncate, path, size);
}
SAME_AS(truncate) int truncate64(const char *, off64_t);
