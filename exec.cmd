@rem cmd.exe has no exec, which npm start uses so that no shell stays between npm and the server.
@%*
